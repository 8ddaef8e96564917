import Sentences
import WorkerProtocol

/// Disallows Live Activities taller than the Lock Screen's limit.
struct FitsTheLockScreen: LintRule {
  let card = LintRuleCard(
    number: "W54",
    name: Sentence("Live Activity too tall", ko: "너무 높은 실시간 현황"),
    evidence: [.tree], severities: [.error],
    threshold: Sentence(
      "a Lock Screen view over 160 pt high", ko: "잠금 화면의 뷰가 160포인트보다 높을 때"),
    basis: .documentation(
      "Displaying live data with Live Activities",
      "activitykit/displaying-live-data-with-live-activities"),
    explanation: Sentence(
      "The system may cut off a Live Activity that is higher than 160 points.",
      ko: "160포인트보다 높은 실시간 현황은 시스템이 자를 수 있어요."),
    fix: Sentence(
      "Show less, use a smaller font, or put views side by side.",
      ko: "내용을 줄이거나, 글자를 줄이거나, 뷰를 나란히 놓으세요."))

  var coversActivities: Bool { true }

  func findings(in examination: Examination) -> [LintFinding] {
    examination.usual.flatMap { picture in
      picture.notes.filter { $0.rule == "activity-too-tall" }.map { note in
        finding(.error, note.message, at: picture)
      }
    }
  }
}
