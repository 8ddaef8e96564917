import Sentences
import WorkerProtocol

/// Requires text of a size that's legible without picking up the phone.
struct KeepsTextReadable: LintRule {
  let card = LintRuleCard(
    number: "W09",
    name: Sentence("text too small", ko: "너무 작은 텍스트"),
    evidence: [.tree, .pixels], severities: [.error, .warning],
    threshold: Sentence(
      "under 11 pt as drawn, after minimumScaleFactor and scaleEffect; an error under 9 pt",
      ko: "minimumScaleFactor와 scaleEffect를 적용한 크기가 11포인트 미만일 때, 9포인트 미만이면 오류"),
    basis: .guidelines(.typography),
    explanation: Sentence(
      "iOS text is at least 11 pt, and users read a widget from arm's length.",
      ko: "iOS의 텍스트는 11포인트 이상이고, 위젯은 팔 길이만큼 떨어져서 읽어요."),
    fix: Sentence(
      "Use a text style (.caption2 is 11 pt), or show less.",
      ko: "텍스트 스타일을 쓰거나(.caption2가 11포인트), 내용을 줄이세요."))

  func findings(in examination: Examination) -> [LintFinding] {
    examination.usual.flatMap { picture in
      picture.legibility.compactMap { reading -> LintFinding? in
        // The limit below 11 points allows for text styles that scale slightly.
        guard !reading.isSymbol, reading.fontSize < 10.95, reading.fontSize > 0,
          let element = picture.element(at: reading.node),
          // The system alone sets the size of a gauge's labels.
          !element.ancestors.contains(where: { $0.type == "Gauge" })
        else { return nil }
        let size = reading.fontSize.rounded(to: 10)
        return finding(
          reading.fontSize < 9 ? .error : .warning,
          Sentence("This text is only \(size) pt.", ko: "텍스트 크기가 \(size)포인트밖에 안 돼요."), at: picture,
          on: element, measure: reading.fontSize, key: "small")
      }
    }
  }
}
