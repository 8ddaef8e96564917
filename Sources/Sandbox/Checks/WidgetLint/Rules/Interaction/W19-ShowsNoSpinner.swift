import Sentences
import WorkerProtocol

/// Disallows spinners: a widget shows its latest content, however old.
struct ShowsNoSpinner: LintRule {
  private static let waitingWords = ["loading", "please wait", "로딩", "불러오는 중"]

  let card = LintRuleCard(
    number: "W19",
    name: Sentence("spinner or “Loading” text", ko: "스피너나 “로딩”"),
    evidence: [.tree], severities: [.error],
    threshold: Sentence(
      "an indeterminate ProgressView, or text such as Loading or 불러오는 중, in an entry",
      ko: "엔트리에 진행률이 없는 ProgressView나 Loading, 불러오는 중 같은 텍스트가 있을 때"),
    basis: .guidelines(.widgets),
    explanation: Sentence(
      "A widget's picture doesn't move until the next entry, so a spinner doesn't move either.",
      ko: "위젯의 그림은 다음 엔트리까지 멈춰 있어서 스피너도 움직이지 않아요."),
    fix: Sentence(
      "Show the last known values and the time they were read.", ko: "마지막으로 읽은 값과 읽은 시각을 보여 주세요."))

  var coversActivities: Bool { true }

  func findings(in examination: Examination) -> [LintFinding] {
    let entries = examination.pictures.filter {
      $0.request.entry > 0 && !$0.request.isPlaceholder
    }
    return (examination.usual + entries).flatMap { picture in
      picture.elements.filter { element in
        let isSpinner = element.node.type == "ProgressView" && element.node.traits.fraction == nil
        let text = (element.node.text ?? "").lowercased()
        return isSpinner || Self.waitingWords.contains(where: text.contains)
      }.map { element in
        finding(
          .error,
          Sentence(
            "This tells users to wait, but the picture doesn't change.",
            ko: "움직이지 않는 그림으로 사용자를 기다리게 해요."),
          at: picture, on: element)
      }
    }
  }
}
