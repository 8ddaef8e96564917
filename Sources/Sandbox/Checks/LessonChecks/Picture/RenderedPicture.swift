import Drawing
public import Foundation
public import PhoneFacts
package import PictureReading
import Sentences
package import WorkerProtocol

/// A drawn widget or view, the subject of a check.
///
/// Queries are about what the user sees rather than about the views that draw it, so that every correct
/// solution passes. For example, a query asks whether the temperature is visible, is the most prominent text,
/// or is above the city.
///
/// A query that finds nothing throws an error, such as `text("23°")` in a picture without that text. The
/// error's message tells the learner what the check expected and what the picture has instead.
public struct RenderedPicture: Sendable {
  /// The drawing and its request.
  package let rendered: RenderedWidget
  /// The analyzed picture that all queries use.
  package let reading: ReadPicture
  /// The session that drew the picture, for further requests.
  package let session: CheckSession

  /// Creates a picture that a session drew.
  package init(_ rendered: RenderedWidget, session: CheckSession) {
    self.rendered = rendered
    reading = ReadPicture(rendered)
    self.session = session
  }

  /// The size in points.
  public var size: CGSize { rendered.picture.size }

  /// The widget's `kind`, or `nil` for a view without a widget.
  public var kind: String? { rendered.kind }

  /// The widget family.
  public var family: Family { rendered.request.family.widget ?? .systemSmall }

  /// The rendering mode.
  public var mode: Mode { Mode(rawValue: rendered.request.mode.rawValue) ?? .fullColor }

  /// The color scheme.
  public var scheme: Scheme { rendered.request.isDark ? .dark : .light }

  /// The root view.
  public var root: PictureElement { PictureElement(rendered.picture.root, in: self) }

  /// Every view, parents before children, in source order.
  public var elements: [PictureElement] {
    reading.elements.map { PictureElement($0.node, in: self) }
  }

  /// Warnings from drawing, such as a missing image, an ignored call or an invalid frame.
  public var remarks: [String] { rendered.picture.notes.map { $0.message.spoken(in: .english) } }

  /// The rules that the remarks come from, such as `unknown-symbol`.
  public var remarkRules: Set<String> { Set(rendered.picture.notes.map(\.rule)) }

  /// Probably unintended effects of the rendering mode: content hidden by a fill in the same group, images
  /// that become squares, or an accent on everything.
  public var pitfalls: [String] {
    rendered.picture.pitfalls.map { $0.note().message.spoken(in: .english) }
  }
}
