import Drawing
import PictureReading
import Sentences
import Stage

/// Requires that an inline accessory has one text and one symbol, in the system's font.
struct KeepsInlineToALine: LintRule {
  let card = LintRuleCard(
    number: "W34",
    name: Sentence("inline takes one line", ko: "인라인은 한 줄"),
    evidence: [.tree], severities: [.warning],
    threshold: Sentence(
      "in accessoryInline: over 1 image, a gauge, over 1 line, or a colour of one's own",
      ko: "accessoryInline에서 이미지 2개 이상, 게이지, 2줄 이상, 직접 정한 색"),
    basis: .documentation(
      "WidgetFamily.accessoryInline", "widgetkit/widgetfamily/accessoryinline"),
    explanation: Sentence(
      "The system draws the line above the clock in its own font and colour, and takes one symbol and one text of it.",
      ko: "시계 위의 줄은 시스템이 자기 글꼴과 색으로 그리며, 심벌 하나와 글 하나만 써요."),
    fix: Sentence(
      "Keep one symbol in front of one short text.", ko: "짧은 글 하나와 그 앞의 심벌 하나만 두세요."))

  func findings(in examination: Examination) -> [LintFinding] {
    examination.usual.filter { $0.family == .widget(.accessoryInline) }.flatMap { picture in
      var findings: [LintFinding] = []
      let images = picture.elements.filter(\.isImage)
      if images.count > 1 {
        findings.append(
          finding(
            .warning,
            Sentence(
              "\(images.count) images in the inline family, which shows one.",
              ko: "이미지가 \(images.count)개예요. 인라인은 하나만 보여 줘요."),
            at: picture, on: images[1]))
      }
      if let gauge = picture.elements.first(where: { $0.node.traits.fraction != nil }) {
        findings.append(
          finding(
            .warning,
            Sentence(
              "A gauge has no room in a line of text.", ko: "글 한 줄에는 게이지가 들어갈 자리가 없어요."),
            fix: Sentence("Write the value as text here.", ko: "여기서는 값을 글로 쓰세요."), at: picture,
            on: gauge))
      }
      if let tall = picture.elements.first(where: { ($0.node.traits.lineCount ?? 1) > 1 }) {
        findings.append(
          finding(
            .warning,
            Sentence("Takes several lines, but inline has one.", ko: "여러 줄이에요. 인라인에는 한 줄만 들어가요."),
            at: picture, on: tall))
      }
      if let coloured = picture.elements.first(where: {
        ($0.isText || $0.isSymbol) && $0.node.traits.foreground?.plainColor?.hue != nil
      }) {
        findings.append(
          finding(
            .warning,
            Sentence(
              "Has a colour of its own, which this family ignores.", ko: "직접 정한 색이 있지만 이 크기는 무시해요."
            ),
            fix: Sentence("Leave the colour out.", ko: "색을 빼세요."), at: picture, on: coloured))
      }
      return findings
    }
  }
}
