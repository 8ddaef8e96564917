import Drawing
import PictureReading
import Sentences
import WorkerProtocol

/// Requires legibility without a background.
///
/// StandBy and CarPlay remove the background and show the small widget on black.
struct SurvivesWithoutBackground: LintRule {
  private static let least = 3.0
  /// The maximum empty share of a widget without its background, if it has no large text.
  private static let empty = 0.7
  /// The minimum text size in points that is legible at StandBy's viewing distance.
  private static let large = 18.0

  let card = LintRuleCard(
    number: "W36",
    name: Sentence("not ready for StandBy", ko: "스탠바이 준비 안 됨"),
    evidence: [.pixels], severities: [.warning],
    threshold: Sentence(
      "systemSmall without its background, on black: contrast under 3:1, or over 70% empty and no text of at least 18 pt",
      ko: "배경을 뺀 systemSmall이 검은 바탕에서 대비 3:1 미만이거나, 70% 넘게 비고 18포인트 이상인 텍스트가 없을 때"),
    basis: .guidelines(.widgets),
    explanation: Sentence(
      "In StandBy and CarPlay, the widget appears enlarged on black, without its background.",
      ko: "스탠바이와 CarPlay에서는 위젯이 배경 없이 검은 바탕 위에 크게 나타나요."),
    fix: Sentence(
      "Use colors that are bright enough on black. If \\.showsWidgetContainerBackground is false, show larger content.",
      ko: "검은 바탕에서 잘 보이는 밝은 색을 쓰고, \\.showsWidgetContainerBackground가 false이면 내용을 키우세요."))

  func findings(in examination: Examination) -> [LintFinding] {
    examination.pictures.filter { $0.request.place == LintPlan.standBy }
      .flatMap { picture -> [LintFinding] in
        let readings = Legibility.all(in: picture.reading.drawing, on: .black)
        let faint = readings.filter { $0.typical < Self.least }.compactMap {
          reading -> LintFinding? in
          guard let element = picture.element(at: reading.node), !element.isDecoration else {
            return nil
          }
          return finding(
            .warning,
            Sentence(
              "On StandBy's black background, the contrast is only \(reading.typical.ratio).",
              ko: "스탠바이의 검은 바탕에서 대비가 \(reading.typical.ratio)밖에 안 돼요."),
            at: picture, on: element, measure: reading.typical, key: "dark")
        }
        guard !readings.isEmpty, picture.usedShare < 1 - Self.empty, !Self.isPainted(picture),
          readings.allSatisfy({ $0.fontSize < Self.large })
        else { return faint }
        return faint + [
          finding(
            .warning,
            Sentence(
              "Users read StandBy from a distance, but \(Self.emptyPercent(picture))% of the widget is empty and no text reaches 18 pt.",
              ko: "스탠바이는 멀리서 보는데, 위젯의 \(Self.emptyPercent(picture))%가 비어 있고 18포인트 이상인 텍스트가 없어요."),
            at: picture)
        ]
      }
  }

  /// Returns the empty share of the widget as a whole percentage.
  private static func emptyPercent(_ picture: ExaminedPicture) -> Int {
    Int(((1 - picture.usedShare) * 100).rounded())
  }

  /// Returns whether shapes or images cover so much of the widget that its empty share is acceptable.
  private static func isPainted(_ picture: ExaminedPicture) -> Bool {
    let ground = picture.raster.ground
    let painted = ground.filter { RGBA($0).over(.black).relativeLuminance > 0.01 }.count
    return Double(painted) > (1 - Self.empty) * Double(ground.count)
  }
}
