package import Stage

/// What a person or the system does to an app.
public enum AppEvent: String, CaseIterable, Hashable, Sendable {
  /// The app is opened while it does not run.
  case launch
  /// The app switcher opens: the app only resigns.
  case switcher
  /// Back in the app, from wherever.
  case comeBack
  /// A call lies over the app. While it is inactive already, it is told so once more.
  case call
  /// Control Center or an alert of the system's lies over the app.
  case controlCenter, alert
  /// Home, or another app.
  case background
  /// The phone is locked over the app.
  case lock
  /// The device is turned by a quarter.
  case rotate
  /// Thrown out of the app switcher; `launch` starts the app anew.
  case kill
}

/// What an app is doing.
public enum AppState: String, Hashable, Sendable {
  /// No process; in front and touchable; visible but not touchable; off the screen.
  case notRunning, active, inactive, background
}

extension AppEvent {
  /// The event as a step of a script.
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
