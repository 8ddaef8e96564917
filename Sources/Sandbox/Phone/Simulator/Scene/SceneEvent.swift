/// An action of the user or the system on an app.
package enum SceneEvent: String, CaseIterable, Codable, Sendable {
  /// Opening the app while it isn't running.
  case launch
  /// Opening the app switcher from the app.
  case openSwitcher
  /// A call, an alert or Control Center over the app or the app switcher.
  case interruption
  /// Returning to the app from anywhere.
  case comeBack
  /// Going to the Home Screen or to another app.
  case goHome
  /// Locking the phone while the app is open.
  case lock
  /// Rotating the device by 90 degrees.
  case turn
  /// Swiping the app out of the app switcher.
  case kill
}

/// The state of a scene, as in `UIScene.ActivationState` and `ScenePhase`.
package enum SceneState: String, Codable, Sendable {
  /// The app isn't running; is in front and interactive; is only visible or in the app switcher; is off the
  /// screen.
  case notRunning, active, inactive, background
}
