import Judge
import Sentences
import WorkerProtocol
import Viewing

struct PageTapResult: Encodable, Sendable {
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

  init(_ report: TapReport, on picture: Int, in language: Language) {
    self.picture = picture
    (x, y) = (report.x, report.y)
    lines = TapPhrases.sentences(for: report).map { $0.shown(in: language) }
    func parts(_ parts: [TapReport.Part]) -> [Part] {
      parts.map {
        Part(name: SanitizedText.text($0.name), action: $0.action.map { SanitizedText.text($0) })
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
