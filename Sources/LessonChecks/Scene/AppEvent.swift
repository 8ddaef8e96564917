package import Stage

/// What a person or the system does to an app.
public enum AppEvent: String, CaseIterable, Hashable, Sendable {
  case launch
  /// The app switcher opens: the app only resigns.
  case switcher
  /// Back in the app, from wherever.
  case comeBack
  /// A call lies over the app. While it is inactive already, it is told so once more.
  case call
  case controlCenter, alert
  /// Home, or another app.
  case background
  case lock
  /// The device is turned by a quarter.
  case rotate
  /// Thrown out of the app switcher; `launch` starts the app anew.
  case kill
}

/// What an app is doing.
public enum AppState: String, Hashable, Sendable {
  case notRunning, active, inactive, background
}

extension AppEvent {
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
