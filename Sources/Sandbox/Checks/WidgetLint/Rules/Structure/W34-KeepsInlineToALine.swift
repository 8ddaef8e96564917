import Drawing
import PictureReading
import Sentences
import WorkerProtocol

/// Requires that an inline accessory has one line of text and one symbol, in the system's font.
struct KeepsInlineToALine: LintRule {
  let card = LintRuleCard(
    number: "W34",
    name: Sentence("inline has only one line", ko: "인라인은 한 줄"),
    evidence: [.tree], severities: [.warning],
    threshold: Sentence(
      "in accessoryInline: more than one image or text, a gauge, more than one line, or a custom color",
      ko: "accessoryInline에서 이미지나 텍스트 2개 이상, 게이지, 2줄 이상, 직접 정한 색"),
    basis: .documentation(
      "WidgetFamily.accessoryInline", "widgetkit/widgetfamily/accessoryinline"),
    explanation: Sentence(
      "The system draws the line above the clock in its own font and color, with one symbol and one piece of text.",
      ko: "시계 위의 줄은 시스템이 시스템 글꼴과 색으로 그리고, 심볼 하나와 텍스트 하나만 보여 줘요."),
    fix: Sentence(
      "Keep one symbol in front of a short piece of text.", ko: "짧은 텍스트 하나와 그 앞의 심볼 하나만 두세요."))

  func findings(in examination: Examination) -> [LintFinding] {
    examination.usual.filter { $0.family == .widget(.accessoryInline) }.flatMap { picture in
      var findings: [LintFinding] = []
      findings += picture.notes.filter { $0.rule == "inline-row" }
        .map { finding(.warning, $0.message, at: picture) }
      if let gauge = picture.elements.first(where: { $0.node.traits.fraction != nil }) {
        findings.append(
          finding(
            .warning,
            Sentence(
              "A gauge doesn't fit in a line of text.", ko: "텍스트 한 줄에는 게이지가 들어가지 않아요."),
            fix: Sentence("Show the value as text.", ko: "값을 텍스트로 보여 주세요."), at: picture,
            on: gauge))
      }
      if let tall = picture.elements.first(where: { ($0.node.traits.lineCount ?? 1) > 1 }) {
        findings.append(
          finding(
            .warning,
            Sentence(
              "This takes several lines, but the inline family has only one.",
              ko: "여러 줄이에요. 인라인에는 한 줄만 들어가요."),
            at: picture, on: tall))
      }
      if let coloured = picture.elements.first(where: {
        ($0.isText || $0.isSymbol) && $0.node.traits.foreground?.plainColor?.hue != nil
      }) {
        findings.append(
          finding(
            .warning,
            Sentence(
              "This has a custom color, which the inline family ignores.",
              ko: "직접 정한 색이 있지만 인라인은 그 색을 무시해요."
            ),
            fix: Sentence("Remove the color.", ko: "색을 빼세요."), at: picture, on: coloured))
      }
      return findings
    }
  }
}
