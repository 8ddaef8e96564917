public import AppIntents
import AppleFoundation
import Synchronization

/// Where the app asks for new values of its controls.
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

  /// No control is ever put into the simulated phone's Control Center by a person.
  public func currentControls() async throws -> [ControlInfo] { [] }
}

/// What an app or intent asked the control center for.
package enum ControlReloadRequest: Hashable, Sendable {
  case all
  case kind(String)
}

@available(iOS 18.0, macOS 26.0, watchOS 26.0, *)
extension ControlCenter {
  /// The requests since the last time they were taken, in their order.
  package func takeRequests() -> [ControlReloadRequest] {
    requests.withLock { requests in
      defer { requests = [] }
      return requests
    }
  }
}

/// A control that a person has put into Control Center.
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

/// The token with which a server reloads controls.
@available(iOS 18.0, macOS 26.0, watchOS 26.0, *)
public struct ControlPushInfo: Hashable, Sendable {
  public let token: Data
}

/// Is told the tokens with which a server reloads controls.
@available(iOS 18.0, macOS 26.0, watchOS 26.0, *)
public protocol ControlPushHandler {
  init()
  func pushTokensDidChange(controls: [ControlInfo])
}
