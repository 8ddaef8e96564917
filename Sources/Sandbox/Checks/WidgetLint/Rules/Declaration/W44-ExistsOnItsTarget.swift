import Sentences
import Stage

/// Requires that code calls only API of its deployment target.
struct ExistsOnItsTarget: LintRule {
  let card = LintRuleCard(
    number: "W44",
    name: Sentence("newer than the deployment target", ko: "배포 타깃보다 새로운 API"),
    evidence: [.availability], severities: [.error],
    threshold: Sentence(
      "any, with --deployment-target", ko: "--deployment-target을 주었을 때, 하나라도"),
    basis: .observed("The compiler's own message, from a type-check for that iOS version"),
    explanation: Sentence(
      "The app does not compile for that target in Xcode.", ko: "Xcode에서 그 배포 타깃으로는 컴파일되지 않아요."),
    fix: Sentence(
      "Guard it with if #available, or write an @available view or modifier.",
      ko: "if #available로 감싸거나 @available을 붙인 뷰나 수정자를 만드세요."))

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
