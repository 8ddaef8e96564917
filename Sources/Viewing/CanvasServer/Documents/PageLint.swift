import Foundation
import Judge
import Sentences
import WidgetLint

/// The findings of `lint`, or the reason there are none.
struct PageLint: Encodable, Sendable {
  struct Finding: Encodable, Sendable {
    var rule: String
    var severity: String
    var place: String?
    var families: [String]
    var modes: [String]
    /// The affected view's text or image name.
    var view: String?
    var message: String
    var fix: String
  }

  var findings: [Finding]
  var failure: String?

  init(_ report: LintReport?, in language: Language) {
    findings = (report?.findings ?? []).map { finding in
      Finding(
        rule: finding.rule, severity: finding.severity.rawValue,
        place: finding.place.map {
          "\(SanitizedText.text(URL(filePath: $0.file).lastPathComponent)):\($0.line)"
        },
        families: finding.families.map(\.rawValue), modes: finding.modes,
        view: (finding.view?.text ?? finding.view?.imageName).map { SanitizedText.text($0) },
        message: finding.message.shown(in: language), fix: finding.fix.shown(in: language))
    }
  }

  init(failure: Sentence, in language: Language) {
    findings = []
    self.failure = failure.shown(in: language)
  }
}
