import Drawing
public import Foundation
import Sentences
package import Stage

/// A widget or view as it is drawn: what a check looks at.
///
/// Questions are about what a person sees (“is the temperature there, is it the first thing one
/// sees, does it stand above the city?”) and not about which views drew it, so that every right
/// answer passes. A question without an answer (`text("23°")` where no such text is drawn) throws,
/// and its message tells the learner what was expected and what the picture has instead.
public struct RenderedPicture: Sendable {
  package let content: PictureContent
  package let session: CheckSession

  package init(_ rendered: RenderedWidget, session: CheckSession) {
    content = PictureContent(rendered)
    self.session = session
  }

  /// In points.
  public var size: CGSize { content.picture.size }

  /// The widget's `kind`; nil for a bare view.
  public var kind: String? { content.rendered.kind }

  public var family: Family { Family(rawValue: content.rendered.request.family) ?? .systemSmall }

  public var mode: Mode { Mode(rawValue: content.rendered.request.mode.rawValue) ?? .fullColor }

  public var scheme: Scheme { content.rendered.request.isDark ? .dark : .light }

  /// The view that holds all others.
  public var root: PictureElement { PictureElement(content.picture.root, in: self) }

  /// Every view, parents before what is in them, in the order of the source.
  public var elements: [PictureElement] {
    content.order.compactMap { content.nodes[$0] }.map { PictureElement($0, in: self) }
  }

  /// Remarks that drawing left: a missing image, an ignored call, a frame that cannot be.
  public var remarks: [String] { content.picture.notes.map { $0.message.spoken(in: .english) } }

  /// What the rendering mode does to the picture that its author hardly meant: content hidden by a
  /// fill of its own group, images that become squares, an accent on everything.
  public var pitfalls: [String] {
    content.picture.pitfalls.map { $0.note().message.spoken(in: .english) }
  }
}
