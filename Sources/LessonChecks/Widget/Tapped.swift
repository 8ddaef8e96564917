public import Foundation
import Stage

/// What a tap did, and the picture after it.
public struct Tapped: Sendable {
  /// The type name of the app intent that was performed.
  public let intent: String?
  /// The URL that the app was opened with.
  public let opened: URL?
  /// The kinds of the widgets that were reloaded.
  public let reloadedKinds: [String]
  /// Whether the intent asked for the reload of this widget that comes by itself.
  public let asksForReload: Bool
  /// The picture after the tap and the reload that follows it.
  public let picture: RenderedPicture
}

extension RenderedPicture {
  /// Taps a button, toggle or link of this picture, which must be the one rendered last.
  ///
  /// An intent that throws fails the check with the error's words.
  public func tap(_ element: PictureElement) throws -> Tapped {
    guard element.isEnabled else {
      throw PictureQuestionError(
        "A tap on \(element.name) does nothing: it is disabled.", expected: "an enabled control",
        actual: "disabled(true)")
    }
    guard case .intent(_, let handle) = element.node.traits.action else {
      if case .link(let url) = element.node.traits.action {
        return Tapped(
          intent: nil, opened: url, reloadedKinds: [], asksForReload: false, picture: self)
      }
      throw PictureQuestionError(
        "A tap on \(element.name) does nothing in a widget: it needs an app intent or a link.",
        expected: "Button(intent:), Toggle(isOn:intent:) or Link",
        actual: element.tapAction == .closure ? "a closure" : "no control")
    }
    let outcome = try session.tap(handle: handle, rendered.request)
    if let error = outcome.error {
      throw PictureQuestionError("The intent failed: \(error)", actual: error)
    }
    let after = outcome.after.map { RenderedPicture($0, session: session) } ?? self
    return Tapped(
      intent: outcome.intent, opened: outcome.opened, reloadedKinds: outcome.reloadedKinds,
      asksForReload: outcome.asksForReload, picture: after)
  }
}

extension PictureElement {
  /// Taps this button, toggle or link; see `RenderedPicture.tap(_:)`.
  public func tap() throws -> Tapped { try picture.tap(self) }
}
