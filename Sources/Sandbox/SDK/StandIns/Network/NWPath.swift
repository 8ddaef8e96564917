public import AppleFoundation

/// What of the network can be reached; nothing, on the simulated phone.
@available(iOS 12.0, macOS 10.14, watchOS 5.0, visionOS 1.0, *)
public struct NWPath: Hashable, Sendable {
  public enum Status: Sendable {
    case satisfied, unsatisfied, requiresConnection
  }

  @available(iOS 14.2, macOS 11.0, watchOS 7.1, *)
  public enum UnsatisfiedReason: Sendable {
    case notAvailable, cellularDenied, wifiDenied, localNetworkDenied, vpnInactive
  }

  public let status: Status
  public var availableInterfaces: [NWInterface] { [] }
  public var isExpensive: Bool { false }
  @available(iOS 13.0, macOS 10.15, watchOS 6.0, *)
  public var isConstrained: Bool { false }
  public var supportsIPv4: Bool { false }
  public var supportsIPv6: Bool { false }
  public var supportsDNS: Bool { false }
  public var localEndpoint: NWEndpoint? { nil }
  public var remoteEndpoint: NWEndpoint? { nil }
  @available(iOS 14.2, macOS 11.0, watchOS 7.1, *)
  public var unsatisfiedReason: UnsatisfiedReason { .notAvailable }

  public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool { false }

  static let nowhere = NWPath(status: .unsatisfied)
}

/// Tells what of the network can be reached: once, when it starts, that nothing can.
@available(iOS 12.0, macOS 10.14, watchOS 5.0, visionOS 1.0, *)
public final class NWPathMonitor: @unchecked Sendable {
  @preconcurrency
  public var pathUpdateHandler: (@Sendable (NWPath) -> Void)?
  public private(set) var queue: DispatchQueue?

  public var currentPath: NWPath { .nowhere }

  public init() {}

  public init(requiredInterfaceType: NWInterface.InterfaceType) {}

  @available(iOS 14.0, macOS 11.0, watchOS 7.0, *)
  public init(prohibitedInterfaceTypes: [NWInterface.InterfaceType]) {}

  public func start(queue: DispatchQueue) {
    self.queue = queue
    queue.async { [weak self] in self?.pathUpdateHandler?(.nowhere) }
  }

  public func cancel() {
    pathUpdateHandler = nil
  }
}
