import Drawing
public import Foundation
public import PhoneFacts
package import PictureReading
import Sentences
package import Stage

/// A widget or view as it is drawn: what a check looks at.
///
/// Questions are about what a person sees (“is the temperature there, is it the first thing one
/// sees, does it stand above the city?”) and not about which views drew it, so that every right
/// answer passes. A question without an answer (`text("23°")` where no such text is drawn) throws,
/// and its message tells the learner what was expected and what the picture has instead.
public struct RenderedPicture: Sendable {
  /// What was drawn, and what was asked for.
  package let rendered: RenderedWidget
  /// The one reading of the picture, from which every question is answered.
  package let reading: ReadPicture
  /// The conversation that it came from, to ask more about it.
  package let session: CheckSession

  /// A picture that came from a conversation.
  package init(_ rendered: RenderedWidget, session: CheckSession) {
    self.rendered = rendered
    reading = ReadPicture(rendered)
    self.session = session
  }

  /// In points.
  public var size: CGSize { rendered.picture.size }

  /// The widget's `kind`; nil for a bare view.
  public var kind: String? { rendered.kind }

  /// The family that it was drawn for.
  public var family: Family { rendered.request.family.widget ?? .systemSmall }

  /// The rendering mode that it was drawn in.
  public var mode: Mode { Mode(rawValue: rendered.request.mode.rawValue) ?? .fullColor }

  /// Light or dark.
  public var scheme: Scheme { rendered.request.isDark ? .dark : .light }

  /// The view that holds all others.
  public var root: PictureElement { PictureElement(rendered.picture.root, in: self) }

  /// Every view, parents before what is in them, in the order of the source.
  public var elements: [PictureElement] {
    reading.elements.map { PictureElement($0.node, in: self) }
  }

  /// Remarks that drawing left: a missing image, an ignored call, a frame that cannot be.
  public var remarks: [String] { rendered.picture.notes.map { $0.message.spoken(in: .english) } }

  /// What the rendering mode does to the picture that its author hardly meant: content hidden by a
  /// fill of its own group, images that become squares, an accent on everything.
  public var pitfalls: [String] {
    rendered.picture.pitfalls.map { $0.note().message.spoken(in: .english) }
  }
}
