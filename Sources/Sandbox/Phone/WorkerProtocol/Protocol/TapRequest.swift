package import Foundation

/// A request to tap a button or toggle of the last picture, and to draw the next picture.
package struct TapRequest: WorkerRequest {
  package typealias Response = TapOutcome

  /// The handle of the button or toggle in that picture.
  package var handle: Int
  /// The picture to draw after the tap.
  package var picture: RenderRequest
  /// The outcome of the control's intent in another process; nil if it hasn't been performed yet.
  package var performed: PerformedIntent?

  /// Creates a tap on the control with this handle.
  package init(handle: Int, picture: RenderRequest) {
    self.handle = handle
    self.picture = picture
  }

  package var erased: AnyWorkerRequest { .tap(self) }
}

/// The outcome of a tap.
package struct TapOutcome: Codable, Sendable {
  /// The type of the performed intent; nil if there was none.
  package var intent: String?
  /// The URL that opened the app; nil for none.
  package var opened: URL?
  /// The kinds of the widgets that get a new timeline.
  package var reloadedKinds: [String]
  /// Whether the intent itself requested the reload, which the system performs anyway.
  package var asksForReload: Bool
  /// Whether the intent stored data after its last reload request.
  package var storesAfterAsking: Bool
  /// The description of the intent's error; nil if it succeeded.
  package var error: String?
  /// The widget after the tap; nil after an error.
  package var after: RenderedWidget?

  /// Creates an outcome; empty by default.
  package init(
    intent: String? = nil, opened: URL? = nil, reloadedKinds: [String] = [],
    asksForReload: Bool = false, storesAfterAsking: Bool = false, error: String? = nil,
    after: RenderedWidget? = nil
  ) {
    self.intent = intent
    self.opened = opened
    self.reloadedKinds = reloadedKinds
    self.asksForReload = asksForReload
    self.storesAfterAsking = storesAfterAsking
    self.error = error
    self.after = after
  }
}
