package import Canvas
import Drawing
import Judge
package import Sentences
import Stage

/// A picture as a page shows it: a drawing that runs nothing and loads nothing, with its words.
struct PagePicture: Encodable, Sendable {
  /// No other picture has it.
  var number: Int
  /// The widget's type; nil for what is none.
  var widget: String?
  var family: String
  var mode: String
  var isDark: Bool
  /// In points.
  var width, height: Double
  /// What tells it from others on the page.
  var caption: String
  /// What there is to be seen.
  var description: String
  var svg: String

  init(_ picture: CanvasPicture, in language: Language) {
    let rendered = picture.rendered
    number = picture.number
    let type: String? =
      if case .widget(let type) = rendered.request.subject { type } else { nil }
    widget = (rendered.kind ?? type).map { HarmlessText.text($0) }
    family = rendered.request.family.rawValue
    mode = rendered.request.mode.rawValue
    isDark = rendered.request.isDark
    width = rendered.picture.size.width
    height = rendered.picture.size.height
    caption = [family, mode, isDark ? "dark" : "light"].joined(separator: " · ")
    description = PictureDescription(subject: caption).sentences(of: rendered.picture)
      .map { HarmlessText.text($0.spoken(in: language)) }.joined(separator: " ")
    svg = SVGPainter(title: caption, description: description).paint(rendered.picture)
  }
}

/// A part of the sheet of all pictures.
package struct PageSheet: Encodable, Sendable {
  /// From 0.
  var part: Int
  var parts: Int
  var pictures: [PagePicture]

  package init(part: Int, parts: Int, pictures: [CanvasPicture], in language: Language) {
    self.part = part
    self.parts = parts
    self.pictures = pictures.map { PagePicture($0, in: language) }
  }

  /// The part as a page is told it.
  package var text: String? { PageReply.sheet(self).text }
}
