public import AppleFoundation

/// Where a connection leads.
@available(iOS 12.0, macOS 10.14, watchOS 5.0, visionOS 1.0, *)
public enum NWEndpoint: Hashable, Sendable, CustomDebugStringConvertible {
  case hostPort(host: Host, port: Port)
  case service(name: String, type: String, domain: String, interface: NWInterface?)
  case unix(path: String)
  case url(URL)

  /// A name or an address of a machine.
  public enum Host: Hashable, Sendable, CustomDebugStringConvertible, ExpressibleByStringLiteral {
    case name(String, NWInterface?)

    public init(_ string: String) {
      self = .name(string, nil)
    }

    public init(stringLiteral: String) {
      self.init(stringLiteral)
    }

    public var debugDescription: String {
      switch self {
      case .name(let name, _): name
      }
    }
  }

  /// A port of a machine.
  public struct Port: Hashable, Sendable, RawRepresentable, CustomDebugStringConvertible,
    ExpressibleByIntegerLiteral
  {
    public let rawValue: UInt16

    public init?(rawValue: UInt16) {
      self.rawValue = rawValue
    }

    public init?(_ service: String) {
      guard let number = UInt16(service) else { return nil }
      self.rawValue = number
    }

    public init(integerLiteral value: UInt16) {
      self.rawValue = value
    }

    public static let any: Port = 0
    public static let ssh: Port = 22
    public static let smtp: Port = 25
    public static let http: Port = 80
    public static let pop: Port = 110
    public static let imap: Port = 143
    public static let https: Port = 443
    public static let imaps: Port = 993
    public static let socks: Port = 1080

    public var debugDescription: String { "\(rawValue)" }
  }

  public var debugDescription: String {
    switch self {
    case .hostPort(let host, let port): "\(host):\(port)"
    case .service(let name, let type, let domain, _): "\(name).\(type).\(domain)"
    case .unix(let path): path
    case .url(let url): url.absoluteString
    }
  }
}

extension NWEndpoint.Host: CustomStringConvertible {
  public var description: String { debugDescription }
}

extension NWEndpoint.Port: CustomStringConvertible {
  public var description: String { debugDescription }
}

/// A way into a network.
@available(iOS 12.0, macOS 10.14, watchOS 5.0, visionOS 1.0, *)
public struct NWInterface: Hashable, Sendable, CustomDebugStringConvertible {
  public enum InterfaceType: Sendable {
    case other, wifi, cellular, wiredEthernet, loopback
  }

  public let type: InterfaceType
  public let name: String
  public let index: Int

  public var debugDescription: String { name }
}
