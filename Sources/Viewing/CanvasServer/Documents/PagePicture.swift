package import Canvas
import Drawing
import Judge
package import Sentences
import WorkerProtocol

/// A picture for a page: an SVG drawing without scripts or external resources, and its description.
struct PagePicture: Encodable, Sendable {
  /// A unique identifier for the picture.
  var number: Int
  /// The widget's type; nil if the picture isn't of a widget.
  var widget: String?
  var family: String
  var mode: String
  var isDark: Bool
  /// The preview that the picture shows; nil for a picture of a widget itself.
  var preview: PagePreviewEntry?
  /// The size in points.
  var width, height: Double
  /// The picture's differences from the page's other pictures.
  var caption: String
  /// A description for screen readers.
  var description: String
  var svg: String
  /// The views that the page can highlight; empty on the contact sheet and in comparisons.
  var views: [PageView] = []

  init(_ picture: CanvasPicture, in language: Language) {
    let rendered = picture.rendered
    number = picture.number
    let type: String? =
      if case .widget(let type) = rendered.request.subject { type } else { nil }
    widget = (rendered.kind ?? type).map { SanitizedText.text($0) }
    family = rendered.request.family.rawValue
    mode = rendered.request.mode.rawValue
    isDark = rendered.request.isDark
    preview = PagePreviewEntry(rendered)
    width = rendered.picture.size.width
    height = rendered.picture.size.height
    let leftOut = rendered.picture.notes.first { $0.rule == RenderNote.leftOut }?.message
    caption = [
      rendered.preview.map { SanitizedText.text($0.caption) }, family, mode,
      isDark ? "dark" : "light", leftOut?.spoken(in: .english),
    ].compactMap { $0 }.joined(separator: " · ")
    description = PictureDescription(subject: caption).sentences(of: rendered.picture)
      .map { SanitizedText.text($0.spoken(in: language)) }.joined(separator: " ")
    svg = SVGPainter(title: caption, description: description).paint(rendered.picture)
  }
}

/// A part of the contact sheet.
package struct PageSheet: Encodable, Sendable {
  var part: Int
  var parts: Int
  var pictures: [PagePicture]

  package init(part: Int, parts: Int, pictures: [CanvasPicture], in language: Language) {
    self.part = part
    self.parts = parts
    self.pictures = pictures.map { PagePicture($0, in: language) }
  }

  package var text: String? { PageReply.sheet(self).text }
}
