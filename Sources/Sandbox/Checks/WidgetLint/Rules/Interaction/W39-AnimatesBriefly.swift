import Sentences
import WorkerProtocol
import SwiftSource

/// Limits animations to two seconds, after which the system stops them.
struct AnimatesBriefly: LintRule {
  /// The limit in seconds.
  private static let longest = 2.0
  private static let curves: Set = [
    "linear", "easeIn", "easeOut", "easeInOut", "spring", "bouncy", "smooth", "snappy",
    "timingCurve",
  ]

  let card = LintRuleCard(
    number: "W39",
    name: Sentence("animation too long", ko: "너무 긴 애니메이션"),
    evidence: [.source], severities: [.warning],
    threshold: Sentence("a duration over 2 seconds", ko: "2초를 넘을 때"),
    basis: .documentation(
      "Animating data updates in widgets and Live Activities",
      "widgetkit/animating-data-updates-in-widgets-and-live-activities"),
    explanation: Sentence(
      "Between two entries, the system cuts animations off after 2 seconds.",
      ko: "시스템은 두 엔트리 사이의 애니메이션을 2초에서 끊어요."),
    fix: Sentence("Shorten the animation to 2 seconds or less.", ko: "2초 이하로 줄이세요."))

  func findings(in examination: Examination) -> [LintFinding] {
    examination.source.files.flatMap { file in
      file.tokens.indices.filter { index in
        guard file.tokens[index].text == "duration", index + 2 < file.tokens.count,
          file.tokens[index + 1].text == ":", let seconds = Double(file.tokens[index + 2].text),
          seconds > Self.longest
        else { return false }
        // Only durations of animation curves count, not the `duration` of a relevance.
        let before = file.tokens[max(0, index - 8)..<index]
        return before.contains { Self.curves.contains($0.text) }
      }.map { index in
        finding(
          .warning,
          Sentence(
            "This animation lasts \(file.tokens[index + 2].text) seconds. The system cuts it off after 2 seconds.",
            ko: "이 애니메이션은 \(file.tokens[index + 2].text)초인데, 시스템이 2초에서 끊어요."),
          at: file.place(of: index))
      }
    }
  }
}
