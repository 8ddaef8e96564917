/// What a person or the system does to an app.
package enum SceneEvent: String, CaseIterable, Codable, Sendable {
  /// The app is opened while it does not run.
  case launch
  /// The app switcher is opened from the app.
  case openSwitcher
  /// A call, an alert, Control Centre: something lies over the app, or over the switcher.
  case interruption
  /// The person is back in the app, wherever they were.
  case comeBack
  /// Home, or another app.
  case goHome
  /// The phone is locked over the app.
  case lock
  /// The device is turned by a quarter.
  case turn
  /// Thrown out of the app switcher.
  case kill
}

/// What a scene is doing, as `UIScene.ActivationState` and `ScenePhase` say it.
package enum SceneState: String, Codable, Sendable {
  /// No process; in front and touchable; visible or in the switcher only; off the screen.
  case notRunning, active, inactive, background
}
