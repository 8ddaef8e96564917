import Drawing
import PictureReading
import Sentences
import Stage

/// Requires opaque grays on the Lock Screen, where brightness becomes opacity: a transparent white is only
/// weaker.
struct UsesOpaqueGreysWhenVibrant: LintRule {
  let card = LintRuleCard(
    number: "W33",
    name: Sentence("transparent text when vibrant", ko: "바이브런트에서 반투명한 글"),
    evidence: [.tree], severities: [.warning],
    threshold: Sentence(
      "text whose colour or opacity lies between 0 and 1, the system's label colours aside",
      ko: "시스템 라벨 색이 아닌 글의 알파나 불투명도가 0과 1 사이일 때"),
    basis: .guidelines(.widgets),
    explanation: Sentence(
      "Vibrant rendering turns alpha into the strength of the material: white at 40 % is a blurred patch, a light grey is text.",
      ko: "바이브런트 모드는 알파를 재질의 세기로 바꿔요. 40 % 흰색은 흐린 얼룩이 되고, 밝은 회색은 글로 보여요."),
    fix: Sentence(
      "Use an opaque grey: white or light grey for what matters, darker greys for the rest.",
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
            "Is partly transparent, which vibrant rendering turns into a faint patch.",
            ko: "반투명해요. 바이브런트 모드에서는 흐린 얼룩이 돼요."),
          at: picture, on: element)
      }
    }
  }
}
