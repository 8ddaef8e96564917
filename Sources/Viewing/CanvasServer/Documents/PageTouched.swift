import Judge
import Sentences
import Stage
import Viewing

/// What a finger did.
struct PageTouched: Encodable, Sendable {
  struct Part: Encodable, Sendable {
    var name: String
    var action: String?
  }

  /// The picture that was touched.
  var picture: Int
  /// In points from its top-left corner; nil where it did not come that far.
  var x, y: Double?
  var lines: [String]
  /// What else can be touched, by its place.
  var buttons: [Part]
  var links: [Part]

  init(_ report: TouchReport, on picture: Int, in language: Language) {
    self.picture = picture
    (x, y) = (report.x, report.y)
    lines = TouchWords.sentences(for: report).map { $0.shown(in: language) }
    func parts(_ parts: [TouchReport.Part]) -> [Part] {
      parts.map {
        Part(name: HarmlessText.text($0.name), action: $0.action.map { HarmlessText.text($0) })
      }
    }
    (buttons, links) = (parts(report.buttons), parts(report.links))
  }

  init(failure: Sentence, on picture: Int, in language: Language) {
    self.picture = picture
    lines = [failure.shown(in: language)]
    (buttons, links) = ([], [])
  }
}
