import Drawing
import PictureReading
import Sentences
import WorkerProtocol

/// Requires legibility on an always-on screen, which shows the Lock Screen at reduced brightness.
struct StaysReadableWhenDimmed: LintRule {
  /// The factor for every color.
  ///
  /// This is an estimate, because Apple publishes none.
  private static let dimming = 0.5
  /// Dimmed vibrant white has a contrast of 2.9; text needs two thirds of that.
  private static let least = 2.0

  let card = LintRuleCard(
    number: "W37",
    name: Sentence("hard to read when dimmed", ko: "어두워지면 읽기 어려움"),
    evidence: [.pixels], severities: [.info],
    threshold: Sentence(
      "the largest text's contrast is under 2:1 in accessory families at half brightness (white reaches 2.9:1)",
      ko: "잠금 화면 크기를 절반 밝기로 했을 때 가장 큰 텍스트의 대비가 2:1 미만일 때(흰색은 2.9:1)"),
    basis: .guidelines(.alwaysOn),
    explanation: Sentence(
      "With Always-On, the Lock Screen stays visible, but much darker.",
      ko: "상시표시 중에는 잠금 화면이 훨씬 어둡게 보여요."),
    fix: Sentence(
      "Make the most important text white, and larger or bolder.",
      ko: "가장 중요한 텍스트를 흰색으로 하고, 더 크거나 굵게 하세요."))

  func findings(in examination: Examination) -> [LintFinding] {
    examination.vibrant.filter { !$0.isSystemFamily }.compactMap { picture in
      let readings = Legibility.all(in: picture.reading.drawing, dimming: Self.dimming)
      guard let primary = readings.filter({ !$0.isSymbol }).max(by: { $0.fontSize < $1.fontSize }),
        primary.typical < Self.least, let element = picture.element(at: primary.node)
      else { return nil }
      return finding(
        .info,
        Sentence(
          "When dimmed for Always-On, the contrast is only \(primary.typical.ratio).",
          ko: "상시표시로 어두워지면 대비가 \(primary.typical.ratio)밖에 안 돼요."),
        at: picture, on: element, measure: primary.typical, key: "dimmed")
    }
  }
}
