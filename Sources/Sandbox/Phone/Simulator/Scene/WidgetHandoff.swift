package import AppleFoundation

/// The data that a tap on a widget passes to its app.
package enum WidgetHandoff: Sendable {
  /// The URL of a `Link` or of `widgetURL`.
  case url(URL)
  /// An activity with the widget's kind and family, if the tapped position has no URL.
  case activity(NSUserActivity)
}

/// The app after a tap on its widget opened it.
package struct SceneArrival: Sendable {
  /// The app's calls and pictures.
  package var moment: SceneMoment
  /// Whether the app accepted the handoff.
  package var isTaken: Bool
}

/// A call that delivers a handoff to an app.
struct HandoffCall {
  /// The method's name in Apple's documentation.
  var name: String
  /// Whether the called method accepted the handoff.
  var isTaken: Bool
  /// Whether the app has a handler for the call.
  var hasTaker = true
}
