package import Drawing
package import Foundation

/// Asks for an app that is opened with a URL.
package struct AppOpeningRequest: StageRequest, Hashable {
  package typealias Response = AppOpening

  /// The app and its phone.
  package var scene: SceneRequest
  /// What it was opened with before, one after the other, each time left again; only where it runs.
  package var earlier: [URL]
  /// What the app is opened with.
  package var url: URL
  /// True where the app waits in the background; false where it has to be started.
  package var isRunning: Bool

  /// A request to open an app; its script is what comes before, where the app runs.
  package init(scene: SceneRequest, earlier: [URL] = [], url: URL, isRunning: Bool) {
    self.scene = scene
    self.earlier = earlier
    self.url = url
    self.isRunning = isRunning
  }

  package var erased: AnyStageRequest { .open(self) }
}

/// An app that was opened by a tap on its widget.
package struct AppOpening: Codable, Sendable {
  /// How the app is told.
  package var kind: ScenePlay.Kind
  /// The type that is told.
  package var type: String
  /// What it showed when it was left; nil where it did not run.
  package var before: Picture?
  /// The calls that the system made, in their order.
  package var calls: [PlayedStep.Call]
  /// What the app's windows show now.
  package var window: Picture?
  /// Whether something in the app took what it was opened with.
  package var isTaken: Bool

  /// An app that was opened.
  package init(
    kind: ScenePlay.Kind, type: String, before: Picture?, calls: [PlayedStep.Call],
    window: Picture?, isTaken: Bool
  ) {
    self.kind = kind
    self.type = type
    self.before = before
    self.calls = calls
    self.window = window
    self.isTaken = isTaken
  }
}
