package import AppleFoundation

/// What a tap on a widget brings to its app.
package enum WidgetHandoff: Sendable {
  /// The URL of a `Link` or of `widgetURL`.
  case url(URL)
  /// What the app gets where no URL lies under the finger: the widget's kind and family.
  case activity(NSUserActivity)
}

/// The app after it was opened by a tap on its widget.
package struct SceneArrival: Sendable {
  /// What the app did, and what it shows.
  package var moment: SceneMoment
  /// Whether something in the app took what the tap brought.
  package var isTaken: Bool
}

/// A call by which an app is handed what a tap brings.
struct HandoffCall {
  /// As Apple's documentation names it.
  var name: String
  /// False where who was called said no.
  var isTaken: Bool
  /// False where there is nobody to be called.
  var hasTaker = true
}
