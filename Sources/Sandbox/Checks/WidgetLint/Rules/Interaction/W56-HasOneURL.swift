import PictureReading
import Sentences
import WorkerProtocol

/// Disallows different `widgetURL`s in one picture.
struct HasOneURL: LintRule {
  let card = LintRuleCard(
    number: "W56",
    name: Sentence("several widgetURLs", ko: "여러 개의 widgetURL"),
    evidence: [.tree], severities: [.error],
    threshold: Sentence(
      "two different widgetURLs in one picture, the Dynamic Island's included",
      ko: "한 그림에 서로 다른 widgetURL이 둘 있을 때(Dynamic Island의 것 포함)"),
    basis: .linking,
    explanation: Sentence(
      "Apple doesn't define which of several URLs a tap opens.",
      ko: "URL이 여럿이면 탭이 무엇을 여는지 Apple이 정해 두지 않았어요."),
    fix: Sentence(
      "Keep one widgetURL on the outermost view, and use Link for the other places.",
      ko: "widgetURL은 가장 바깥 뷰에 하나만 두고, 다른 곳에는 Link를 쓰세요."))

  var coversActivities: Bool { true }

  func findings(in examination: Examination) -> [LintFinding] {
    examination.usual.flatMap { picture -> [LintFinding] in
      var seen: [String] = []
      let others = picture.elements.filter { element in
        guard let url = element.node.traits.widgetURL?.absoluteString, !seen.contains(url) else {
          return false
        }
        seen.append(url)
        return seen.count > 1
      }
      return others.map { element in
        finding(
          .error,
          Sentence(
            "Another view of this picture has a different widgetURL.",
            ko: "이 그림의 다른 뷰에 다른 widgetURL이 있어요."),
          at: picture, on: element)
      }
    }
  }
}
