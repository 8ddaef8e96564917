package import Foundation

/// Taps a button or toggle of the picture last rendered, and asks for the picture that follows.
package struct TapRequest: StageRequest {
  package typealias Response = TapOutcome

  /// The button or toggle, by its handle in that picture.
  package var handle: Int
  /// The picture that is drawn behind the tap.
  package var picture: RenderRequest
  /// The outcome of its intent in another process; nil if it is still to be performed.
  package var performed: PerformedIntent?

  /// A tap on what has this handle.
  package init(handle: Int, picture: RenderRequest) {
    self.handle = handle
    self.picture = picture
  }

  package var erased: AnyStageRequest { .tap(self) }
}

/// What a tap did.
package struct TapOutcome: Codable, Sendable {
  /// The intent's type that ran, if one did.
  package var intent: String?
  /// The URL that the app was opened with, if it was.
  package var opened: URL?
  /// The kinds of the widgets whose timelines are made anew.
  package var reloadedKinds: [String]
  /// Whether the intent itself asked for the reload that comes anyway.
  package var asksForReload: Bool
  /// Whether the intent stored something after it had last asked for a reload.
  package var storesAfterAsking: Bool
  /// What the intent threw, in words; nil where it threw nothing.
  package var error: String?
  /// The widget after the tap; nil where the intent threw.
  package var after: RenderedWidget?

  /// What a tap did; nothing, where nothing is said.
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
