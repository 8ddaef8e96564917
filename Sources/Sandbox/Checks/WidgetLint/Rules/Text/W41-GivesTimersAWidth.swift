import Foundation
import Sentences
import WorkerProtocol
import SwiftSource

/// Requires a width for timers.
///
/// A running timer takes the width of its longest value and pushes neighbors away.
struct GivesTimersAWidth: LintRule {
  /// Modifiers that control the position of the digits.
  private static let remedies: Set = ["frame", "multilineTextAlignment", "fixedSize"]

  /// The maximum width of one side of the compact Dynamic Island, for both island sizes.
  private static let widestSides = [(230 - 125.33) / 2, (250 - 125.33) / 2]

  let card = LintRuleCard(
    number: "W41",
    name: Sentence("timer without a width", ko: "너비가 없는 타이머"),
    evidence: [.source, .tree], severities: [.warning, .info],
    threshold: Sentence(
      "Text(…, style: .timer) or Text(timerInterval:) in an HStack without frame or alignment; a warning in the compact Dynamic Island",
      ko:
        "HStack 안의 Text(…, style: .timer)나 Text(timerInterval:)에 frame도 정렬도 없을 때. 축소된 Dynamic Island에서는 경고"
    ),
    basis: .observed("Seen on devices and in public widgets"),
    explanation: Sentence(
      "A timer's text reserves space for the longest time it can show.",
      ko: "타이머 텍스트는 표시할 수 있는 가장 긴 시간만큼 자리를 차지해요."),
    fix: Sentence(
      "Add .frame(width: 60), .monospacedDigit() and .multilineTextAlignment(.trailing).",
      ko: ".frame(width: 60), .monospacedDigit(), .multilineTextAlignment(.trailing)을 붙이세요."))

  var coversActivities: Bool { true }

  func findings(in examination: Examination) -> [LintFinding] {
    inIsland(examination) + inRows(examination)
  }

  private func inRows(_ examination: Examination) -> [LintFinding] {
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

  /// Returns a finding for each live text that fills a side of the compact island.
  private func inIsland(_ examination: Examination) -> [LintFinding] {
    examination.usual.filter { $0.family == .activity(.islandCompact) }.flatMap { picture in
      picture.texts.filter { element in
        // Only text that updates itself takes the whole width it's offered.
        let side = element.ancestors.first { $0.type.hasPrefix("island compact") }
        return side != nil && !element.node.isTruncated
          && Self.widestSides.contains { abs(Double(element.node.frame.width) - $0) < 0.01 }
      }.map { element in
        finding(
          .warning,
          Sentence(
            "This text takes all the width it's offered, so the Dynamic Island grows to its maximum.",
            ko: "이 텍스트는 주어진 너비를 모두 차지해서 Dynamic Island가 가장 넓어져요."),
          fix: Sentence(
            "Give it a width: .monospacedDigit().frame(width: 44).",
            ko: "너비를 정하세요: .monospacedDigit().frame(width: 44)."),
          at: picture, on: element)
      }
    }
  }
}
