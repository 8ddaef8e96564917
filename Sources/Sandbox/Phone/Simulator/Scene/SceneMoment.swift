package import Drawing

/// The app after one event.
package struct SceneMoment: Sendable {
  /// The calls that the event brought about, in their order.
  package var calls: [SceneCall]
  /// What the scene is doing now.
  package var state: SceneState
  /// What the app's windows show; nil where it does not run.
  package var window: Picture?
  /// What the app switcher's card shows; nil where there is none to be seen.
  package var card: Picture?
  /// What secure fields hold: nobody should read it anywhere.
  package var secrets: [String]
  /// What the author hardly meant, found at this event.
  package var remarks: [SceneRemark]
}

/// One call that the system made.
package struct SceneCall: Hashable, Sendable {
  /// As Apple's documentation names it, without its first arguments: `sceneWillResignActive(_:)`.
  package var name: String
  /// False where the app has no such method: an iPhone passes over it.
  package var isWritten: Bool
  /// What the app kept in its user defaults meanwhile.
  package var saved: [SavedValue]
}

/// A value of the user defaults after a call; nil for one that was taken out.
package struct SavedValue: Hashable, Sendable {
  /// The key in the user defaults.
  package var key: String
  /// The new value as text; nil for one that was taken out.
  package var value: String?
}

/// Something that the app's author hardly meant.
package enum SceneRemark: Hashable, Sendable {
  /// A cover was put on while another one was there still.
  case anotherCover(view: String, count: Int, call: String)
  /// The app is active again, and what covered it is there still.
  case coverStays(view: String, count: Int, call: String)
  /// An effect that does not show, since a view has become translucent.
  case fadedEffect(view: String, alpha: Double, call: String?)
  /// A cover that was as large as the window, and is not any more.
  case staleBounds(view: String, call: String)
  /// An image view without an image covers nothing.
  case noImage(call: String)
}
