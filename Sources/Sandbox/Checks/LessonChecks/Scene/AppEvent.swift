package import WorkerProtocol

/// An event in an app's life, caused by the user or the system.
public enum AppEvent: String, CaseIterable, Hashable, Sendable {
  /// The user opens the app while it isn't running.
  case launch
  /// The user opens the app switcher; the app only resigns active.
  case switcher
  /// The user returns to the app.
  case comeBack
  /// A call appears over the app.
  ///
  /// An app that's already inactive resigns active again.
  case call
  /// Control Center or a system alert appears over the app.
  case controlCenter, alert
  /// The user goes to the Home Screen or to another app.
  case background
  /// The user locks the phone while the app is in front.
  case lock
  /// The user rotates the device by 90°.
  case rotate
  /// The user removes the app from the app switcher; `launch` starts it again.
  case kill
}

/// The state of an app.
public enum AppState: String, Hashable, Sendable {
  /// The app isn't running, is in front, is visible without accepting touches, or is off screen.
  case notRunning, active, inactive, background
}

extension AppEvent {
  /// The event as a step in a scene script.
  package var step: SceneStep {
    switch self {
    case .launch: .launch
    case .switcher: .switcher
    case .comeBack: .comeBack
    case .call: .call
    case .controlCenter: .controlCenter
    case .alert: .alert
    case .background: .background
    case .lock: .lock
    case .rotate: .rotate
    case .kill: .kill
    }
  }
}
