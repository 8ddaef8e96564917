import Sentences
import WorkerProtocol

/// Disallows custom format styles in text that updates itself.
struct UsesFormatsOfTheSystem: LintRule {
  let card = LintRuleCard(
    number: "W55",
    name: Sentence("live text with a format of its own", ko: "직접 만든 포맷의 실시간 텍스트"),
    evidence: [.tree], severities: [.error],
    threshold: Sentence(
      "Text(.currentDate, format:) with a format style that the code declares",
      ko: "Text(.currentDate, format:)의 포맷 스타일을 코드가 직접 선언할 때"),
    basis: .observed("Seen on devices: the phone shows a placeholder"),
    explanation: Sentence(
      "The system updates the text without the widget's code, so it can use only its own formats.",
      ko: "시스템은 위젯의 코드 없이 텍스트를 갱신하므로 시스템의 포맷만 쓸 수 있어요."),
    fix: Sentence(
      "Use a format of the system, such as .timer(countingDownIn:), or format a fixed value.",
      ko: ".timer(countingDownIn:) 같은 시스템 포맷을 쓰거나, 정해진 값을 포맷하세요."))

  var coversActivities: Bool { true }

  func findings(in examination: Examination) -> [LintFinding] {
    examination.usual.flatMap { picture in
      picture.notes.filter { $0.rule == "own-format" }.map { note in
        finding(.error, note.message, at: picture)
      }
    }
  }
}
