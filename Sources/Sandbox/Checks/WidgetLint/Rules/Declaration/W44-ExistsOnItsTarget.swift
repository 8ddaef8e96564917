import Sentences
import WorkerProtocol

/// Requires that code calls only API available on its deployment target.
struct ExistsOnItsTarget: LintRule {
  let card = LintRuleCard(
    number: "W44",
    name: Sentence("API newer than the deployment target", ko: "배포 타깃보다 새로운 API"),
    evidence: [.availability], severities: [.error],
    threshold: Sentence(
      "any newer API, if --deployment-target is given",
      ko: "--deployment-target을 주었을 때, 더 새로운 API가 하나라도 있으면"),
    basis: .observed("The compiler's own message, from a type-check for that iOS version"),
    explanation: Sentence(
      "In Xcode, the app doesn't compile for this deployment target.",
      ko: "Xcode에서 이 배포 타깃으로는 앱이 컴파일되지 않아요."),
    fix: Sentence(
      "Guard the code with if #available, or move it to an @available view or modifier.",
      ko: "if #available로 감싸거나, @available을 붙인 뷰나 수정자로 옮기세요."))

  func findings(in examination: Examination) -> [LintFinding] {
    (examination.subject.availability ?? []).map { problem in
      var found = finding(
        .error, Sentence(verbatim: problem.message), in: examination,
        place: problem.place)
      found.widget = nil
      return found
    }
  }
}
