import Sentences
import Stage

/// Disallows spinners: a widget shows its latest content, however old.
struct ShowsNoSpinner: LintRule {
  private static let waitingWords = ["loading", "please wait", "로딩", "불러오는 중"]

  let card = LintRuleCard(
    number: "W19",
    name: Sentence("spinner or “Loading”", ko: "스피너나 “로딩”"),
    evidence: [.tree], severities: [.error],
    threshold: Sentence(
      "an indeterminate ProgressView, or a text such as Loading or 불러오는 중, in an entry",
      ko: "엔트리에 끝을 모르는 ProgressView나 Loading, 불러오는 중 같은 글이 있을 때"),
    basis: .guidelines(.widgets),
    explanation: Sentence(
      "A widget's picture stands still until the next entry; the spinner would, too.",
      ko: "위젯의 그림은 다음 엔트리까지 멈춰 있어요. 스피너도 멈춰 있어요."),
    fix: Sentence(
      "Show the last known values and when they were read.", ko: "마지막으로 알던 값과 그 시각을 보여 주세요."))

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
            "Keeps people waiting in a picture that does not move.",
            ko: "움직이지 않는 그림에서 사람들을 기다리게 해요."),
          at: picture, on: element)
      }
    }
  }
}
