package import Drawing
package import Foundation

/// A request to open an app with a URL.
package struct AppOpeningRequest: WorkerRequest, Hashable {
  package typealias Response = AppOpening

  /// The app and its phone.
  package var scene: SceneRequest
  /// The URLs that opened a running app before; the user left the app after each.
  package var earlier: [URL]
  /// The URL that opens the app.
  package var url: URL
  /// Whether the app is in the background; false if it has to be launched.
  package var isRunning: Bool

  /// Creates a request to open an app; if the app is running, the scene's script comes first.
  package init(scene: SceneRequest, earlier: [URL] = [], url: URL, isRunning: Bool) {
    self.scene = scene
    self.earlier = earlier
    self.url = url
    self.isRunning = isRunning
  }

  package var erased: AnyWorkerRequest { .open(self) }
}

/// An app that a URL or a tap on its widget opened.
package struct AppOpening: Codable, Sendable {
  /// The app's life cycle API.
  package var kind: ScenePlay.Kind
  /// The type that gets the calls.
  package var type: String
  /// The app's picture before the user left it; nil if the app wasn't running.
  package var before: Picture?
  /// The system's calls, in order.
  package var calls: [PlayedStep.Call]
  /// The picture of the app's windows.
  package var window: Picture?
  /// Whether the app accepted the URL or activity.
  package var isTaken: Bool

  /// Creates the result of opening an app.
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
