public import AppleFoundation

/// How far a tunnel is.
@available(iOS 8.0, macOS 10.11, visionOS 1.0, *)
public enum NEVPNStatus: Int, Sendable {
  case invalid, disconnected, connecting, connected, reasserting, disconnecting
}

/// Why a tunnel does not work.
@available(iOS 8.0, macOS 10.11, visionOS 1.0, *)
public struct NEVPNError: Error, Hashable, Sendable {
  public enum Code: Int, Sendable {
    case configurationInvalid = 1
    case configurationDisabled, connectionFailed, configurationStale
    case configurationReadWriteFailed, configurationUnknown
  }

  public let code: Code

  public init(_ code: Code) {
    self.code = code
  }
}

/// Where a tunnel leads.
@available(iOS 8.0, macOS 10.11, visionOS 1.0, *)
open class NEVPNProtocol: NSObject, @unchecked Sendable {
  open var serverAddress: String?
  open var username: String?
  open var passwordReference: Data?
  open var disconnectOnSleep = false

  public override init() {
    super.init()
  }
}

@available(iOS 9.0, macOS 10.11, visionOS 1.0, *)
open class NETunnelProviderProtocol: NEVPNProtocol, @unchecked Sendable {
  open var providerConfiguration: [String: Any]?
  open var providerBundleIdentifier: String?
}

/// A tunnel that never comes up: the simulated phone has no network.
@available(iOS 8.0, macOS 10.11, visionOS 1.0, *)
open class NEVPNConnection: NSObject, @unchecked Sendable {
  open var status: NEVPNStatus { .disconnected }
  @available(iOS 9.0, macOS 10.11, *)
  open var connectedDate: Date? { nil }

  open func startVPNTunnel() throws {
    throw NEVPNError(.connectionFailed)
  }

  open func startVPNTunnel(options: [String: NSObject]? = nil) throws {
    throw NEVPNError(.connectionFailed)
  }

  open func stopVPNTunnel() {}
}

@available(iOS 9.0, macOS 10.11, visionOS 1.0, *)
open class NETunnelProviderSession: NEVPNConnection, @unchecked Sendable {
  open func sendProviderMessage(
    _ messageData: Data, responseHandler: ((Data?) -> Void)? = nil
  ) throws {
    throw NEVPNError(.connectionFailed)
  }

  open func startTunnel(options: [String: Any]? = nil) throws {
    throw NEVPNError(.connectionFailed)
  }

  open func stopTunnel() {}
}

/// A tunnel's settings.
///
/// The simulated phone has none, and saving is refused.
@available(iOS 8.0, macOS 10.11, visionOS 1.0, *)
open class NEVPNManager: NSObject, @unchecked Sendable {
  private static let sharedManager = NEVPNManager()

  open var isEnabled = false
  open var isOnDemandEnabled = false
  open var localizedDescription: String?
  open var protocolConfiguration: NEVPNProtocol?

  public override init() {
    super.init()
  }

  open class func shared() -> NEVPNManager { sharedManager }

  open var connection: NEVPNConnection { NEVPNConnection() }

  open func loadFromPreferences() async throws {}

  open func loadFromPreferences(completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
    completionHandler(nil)
  }

  open func saveToPreferences() async throws {
    throw NEVPNError(.configurationReadWriteFailed)
  }

  open func saveToPreferences(completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
    completionHandler?(NEVPNError(.configurationReadWriteFailed))
  }

  open func removeFromPreferences() async throws {
    throw NEVPNError(.configurationReadWriteFailed)
  }
}

@available(iOS 9.0, macOS 10.11, visionOS 1.0, *)
open class NETunnelProviderManager: NEVPNManager, @unchecked Sendable {
  open class func loadAllFromPreferences() async throws -> [NETunnelProviderManager] { [] }

  open class func loadAllFromPreferences(
    completionHandler: @escaping @Sendable ([NETunnelProviderManager]?, (any Error)?) -> Void
  ) {
    completionHandler([], nil)
  }
}

extension NSNotification.Name {
  @available(iOS 8.0, macOS 10.11, visionOS 1.0, *)
  public static let NEVPNStatusDidChange = NSNotification.Name(
    "com.apple.networkextension.statuschange")
  @available(iOS 8.0, macOS 10.11, visionOS 1.0, *)
  public static let NEVPNConfigurationChange = NSNotification.Name(
    "com.apple.networkextension.VPNConfigurationChange")
}
