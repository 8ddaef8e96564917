import Drawing
import PictureReading
import Sentences
import WorkerProtocol

/// Requires opaque grays on the Lock Screen, where brightness becomes opacity: a transparent white only looks
/// weaker.
struct UsesOpaqueGreysWhenVibrant: LintRule {
  let card = LintRuleCard(
    number: "W33",
    name: Sentence("transparent text in vibrant mode", ko: "바이브런트 모드에서 반투명한 텍스트"),
    evidence: [.tree], severities: [.warning],
    threshold: Sentence(
      "text with a color's alpha or an opacity between 0 and 1, except in the system's label colors",
      ko: "시스템 라벨 색이 아닌 텍스트의 알파나 불투명도가 0과 1 사이일 때"),
    basis: .guidelines(.widgets),
    explanation: Sentence(
      "Vibrant rendering turns alpha into the material's strength. White at 40% becomes a blurred patch, but light gray stays readable.",
      ko: "바이브런트 모드는 알파를 재질의 세기로 바꿔요. 40% 흰색은 흐린 얼룩이 되지만, 밝은 회색은 잘 읽혀요."),
    fix: Sentence(
      "Use opaque grays: white or light gray for important content, darker grays for the rest.",
      ko: "불투명한 회색을 쓰세요. 중요한 것은 흰색이나 밝은 회색, 나머지는 더 어두운 회색이에요."))

  func findings(in examination: Examination) -> [LintFinding] {
    examination.vibrant.flatMap { picture in
      picture.texts.filter { element in
        let foreground = element.node.traits.foreground
        let alpha = foreground?.plainColor?.alpha ?? 1
        let isSystem = foreground.map(SystemLabel.isLabel) ?? true
        let isTransparent = (alpha > 0 && alpha < 0.995 && !isSystem)
        return isTransparent || (element.opacity > 0 && element.opacity < 0.995)
      }.map { element in
        finding(
          .warning,
          Sentence(
            "This text is partly transparent. Vibrant rendering turns it into a faint patch.",
            ko: "이 텍스트는 반투명해서 바이브런트 모드에서 흐린 얼룩이 돼요."),
          at: picture, on: element)
      }
    }
  }
}
