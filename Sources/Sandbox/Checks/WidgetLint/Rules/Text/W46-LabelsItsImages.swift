import Sentences
import WorkerProtocol

/// Requires that VoiceOver reads meaningful text for every image.
struct LabelsItsImages: LintRule {
  let card = LintRuleCard(
    number: "W46",
    name: Sentence("nothing for VoiceOver to read", ko: "VoiceOver가 읽을 것이 없음"),
    evidence: [.tree], severities: [.info],
    threshold: Sentence(
      "an image that isn't a symbol, or a gauge without text, that has no label and isn't hidden",
      ko: "심볼이 아닌 이미지나 텍스트가 없는 게이지에 라벨도 없고 숨기지도 않았을 때"),
    basis: .guidelines(.accessibility),
    explanation: Sentence(
      "VoiceOver reads a file name, or nothing at all.",
      ko: "VoiceOver가 파일 이름을 읽거나 아무것도 읽지 않아요."),
    fix: Sentence(
      "Add .accessibilityLabel(…), or hide decoration with .accessibilityHidden(true).",
      ko: ".accessibilityLabel(…)을 붙이고, 장식이라면 .accessibilityHidden(true)로 숨기세요."))

  func findings(in examination: Examination) -> [LintFinding] {
    examination.usual.flatMap { picture in
      picture.elements.filter { element in
        let traits = element.node.traits
        let isGauge = traits.fraction != nil && element.subtree.allSatisfy { $0.text == nil }
        return ((element.isImage && !element.isSymbol) || isGauge)
          && traits.accessibilityLabel == nil && !element.isDecoration
          && !element.ancestors.contains { $0.traits.accessibilityLabel != nil }
      }.map { element in
        finding(
          .info, Sentence("VoiceOver has nothing to read here.", ko: "VoiceOver가 읽을 것이 없어요."),
          at: picture, on: element)
      }
    }
  }
}
