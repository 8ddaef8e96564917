public import AppIntents
import AppleFoundation
import Synchronization

/// An interface for reloading an app's controls.
@available(iOS 18.0, macOS 26.0, watchOS 26.0, *)
public class ControlCenter: @unchecked Sendable {
  public static let shared = ControlCenter()

  private let requests = Mutex<[ControlReloadRequest]>([])

  init() {}

  public func reloadControls(ofKind kind: String) {
    requests.withLock { $0.append(.kind(kind)) }
  }

  public func reloadAllControls() {
    requests.withLock { $0.append(.all) }
  }

  /// Returns no controls, because nothing adds controls to the simulated phone's Control Center.
  public func currentControls() async throws -> [ControlInfo] { [] }
}

package enum ControlReloadRequest: Hashable, Sendable {
  case all
  case kind(String)
}

@available(iOS 18.0, macOS 26.0, watchOS 26.0, *)
extension ControlCenter {
  /// Returns the requests since the last call, in order.
  package func takeRequests() -> [ControlReloadRequest] {
    requests.withLock { requests in
      defer { requests = [] }
      return requests
    }
  }
}

/// Information about a control that a person added to Control Center.
@available(iOS 18.0, macOS 26.0, watchOS 26.0, *)
public struct ControlInfo: Identifiable, Hashable, Sendable {
  public let id: String
  public let kind: String
  public var pushInfo: ControlPushInfo? { nil }

  public func configurationIntent<Intent>(of intentType: Intent.Type = Intent.self) -> Intent?
  where Intent: ControlConfigurationIntent {
    nil
  }
}

/// The push token for reloading controls from a server.
@available(iOS 18.0, macOS 26.0, watchOS 26.0, *)
public struct ControlPushInfo: Hashable, Sendable {
  public let token: Data
}

/// A type that receives push tokens for reloading controls from a server.
@available(iOS 18.0, macOS 26.0, watchOS 26.0, *)
public protocol ControlPushHandler {
  init()
  func pushTokensDidChange(controls: [ControlInfo])
}
