@_exported public import AppleFoundation
@_exported public import SecurityStandIn

public typealias DNSServiceErrorType = Int32

/// Why a connection does not work.
@available(iOS 12.0, macOS 10.14, watchOS 5.0, visionOS 1.0, *)
public enum NWError: Error, Hashable, Sendable, CustomDebugStringConvertible {
  case posix(POSIXErrorCode)
  case dns(DNSServiceErrorType)
  case tls(OSStatus)

  public var debugDescription: String {
    switch self {
    case .posix(let code): "POSIXErrorCode(rawValue: \(code.rawValue))"
    case .dns(let code): "DNS error \(code)"
    case .tls(let status): "TLS error \(status)"
    }
  }
}

extension NWError: CustomNSError, LocalizedError {
  public static var errorDomain: String { "Network.NWError" }

  public var errorCode: Int {
    switch self {
    case .posix(let code): Int(code.rawValue)
    case .dns(let code): Int(code)
    case .tls(let status): Int(status)
    }
  }

  public var errorDescription: String? {
    "The operation couldn’t be completed. (\(Self.errorDomain) error \(errorCode).)"
  }
}
