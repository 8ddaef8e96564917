import Sentences
import WorkerProtocol
import SwiftSource

/// Requires a width for timers.
///
/// A running timer takes the width of its longest value and pushes neighbors away.
struct GivesTimersAWidth: LintRule {
  /// Modifiers that control the position of the digits.
  private static let remedies: Set = ["frame", "multilineTextAlignment", "fixedSize"]

  let card = LintRuleCard(
    number: "W41",
    name: Sentence("timer without a width", ko: "너비가 없는 타이머"),
    evidence: [.source], severities: [.info],
    threshold: Sentence(
      "Text(…, style: .timer) or Text(timerInterval:) in an HStack without frame or alignment",
      ko: "HStack 안의 Text(…, style: .timer)나 Text(timerInterval:)에 frame도 정렬도 없을 때"),
    basis: .observed("Seen on devices and in public widgets"),
    explanation: Sentence(
      "A timer's text reserves space for the longest time it can show.",
      ko: "타이머 텍스트는 표시할 수 있는 가장 긴 시간만큼 자리를 차지해요."),
    fix: Sentence(
      "Add .frame(width: 60), .monospacedDigit() and .multilineTextAlignment(.trailing).",
      ko: ".frame(width: 60), .monospacedDigit(), .multilineTextAlignment(.trailing)을 붙이세요."))

  func findings(in examination: Examination) -> [LintFinding] {
    examination.source.files.flatMap { file in
      file.calls(to: "HStack").flatMap { stack in
        file.tokens[stack.whole].indices.filter { index in
          guard file.tokens[index].text == "Text", index + 1 < file.tokens.count else {
            return false
          }
          let arguments = file.tokens[...].inside(index + 1)
          let isTimer =
            arguments.place(of: ["style", ":", ".", "timer"]) != nil
            || arguments.contains(word: "timerInterval")
          return isTimer
            && !file.modifiers(after: index + 1).contains(where: Self.remedies.contains)
        }.map { index in
          finding(
            .info,
            Sentence(
              "This timer reserves space in its row for the longest time it can show.",
              ko: "이 타이머는 표시할 수 있는 가장 긴 시간만큼 가로줄의 자리를 차지해요."),
            at: file.place(of: index))
        }
      }
    }
  }
}
