import Judge
import Sentences
import Stage
import Viewing

struct PageTouched: Encodable, Sendable {
  struct Part: Encodable, Sendable {
    var name: String
    var action: String?
  }

  var picture: Int
  /// The position in points from the top-left corner; nil if the tap failed.
  var x, y: Double?
  var lines: [String]
  /// The other buttons that can be tapped, by position.
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
