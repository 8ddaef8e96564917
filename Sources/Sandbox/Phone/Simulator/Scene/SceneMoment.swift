package import Drawing

/// The app's state after one event.
package struct SceneMoment: Sendable {
  /// The calls that the event caused, in order.
  package var calls: [SceneCall]
  /// The scene's current state.
  package var state: SceneState
  /// The picture of the app's windows; nil if the app isn't running.
  package var window: Picture?
  /// The picture on the app switcher's card; nil if no card is visible.
  package var card: Picture?
  /// The contents of secure fields, which shouldn't be readable anywhere.
  package var secrets: [String]
  /// Probable mistakes in the app's code, found at this event.
  package var remarks: [SceneRemark]
}

/// A call from the system to the app.
package struct SceneCall: Hashable, Sendable {
  /// The method's name in Apple's documentation: `sceneWillResignActive(_:)`.
  package var name: String
  /// Whether the app implements the method; if not, an iPhone skips the call.
  package var isWritten: Bool
  /// The values that the app changed in its user defaults during the call.
  package var saved: [SavedValue]
}

/// A value of the user defaults after a call.
package struct SavedValue: Hashable, Sendable {
  /// The key in the user defaults.
  package var key: String
  /// The new value as text; nil if the app removed the key.
  package var value: String?
}

/// A probable mistake in the app's code.
package enum SceneRemark: Hashable, Sendable {
  /// The app added a cover while another cover was still visible.
  case anotherCover(view: String, count: Int, call: String)
  /// The app is active again, but its cover is still visible.
  case coverStays(view: String, count: Int, call: String)
  /// An effect that doesn't show, because a view around it is translucent.
  case fadedEffect(view: String, alpha: Double, call: String?)
  /// A cover that no longer fills its window.
  case staleBounds(view: String, call: String)
  /// An image view without an image, which covers nothing.
  case noImage(call: String)
  /// A visual effect view without a blur effect, which hides nothing.
  case noBlur(view: String, call: String)
}
