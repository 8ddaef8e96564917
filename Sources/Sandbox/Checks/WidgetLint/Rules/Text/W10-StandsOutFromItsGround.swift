import Drawing
import PictureReading
import Sentences
import WorkerProtocol

/// Requires contrast between text or symbols and their background, in light and dark appearance.
struct StandsOutFromItsGround: LintRule {
  /// The WCAG contrast below which hardly any user can read text.
  private static let unreadable = 1.5

  let card = LintRuleCard(
    number: "W10",
    name: Sentence("low contrast", ko: "낮은 대비"),
    evidence: [.pixels], severities: [.error, .warning],
    threshold: Sentence(
      "WCAG ratio under 4.5:1, or under 3:1 for symbols and for text that is bold or at least 18 pt; an error under 1.5:1. If the background varies, its worst part counts. The system's label colors on its own backgrounds and its bordered buttons are exempt. In a Live Activity, only text under 1.5:1",
      ko:
        "WCAG 대비가 4.5:1 미만, 심볼과 굵거나 18포인트 이상인 텍스트는 3:1 미만일 때. 1.5:1 미만이면 오류. 배경이 변하면 가장 나쁜 곳을 봐요. 시스템 배경 위의 시스템 라벨 색과 시스템의 테두리 버튼은 제외해요. 실시간 현황에서는 1.5:1 미만인 텍스트만"
    ),
    basis: .guidelines(.accessibility),
    explanation: Sentence(
      "Users read widgets in passing, in sunlight, with tired eyes. In Dark Mode, text without a color turns white, even on your own bright gradient.",
      ko: "위젯은 지나가며, 햇빛 아래서, 피곤한 눈으로 읽어요. 색을 정하지 않은 텍스트는 다크 모드에서 밝은 그러데이션 위에서도 흰색이 돼요."),
    fix: Sentence(
      "On your own background, choose the color of text: black on a bright background, white on a dark one.",
      ko: "직접 칠한 배경 위에서는 텍스트의 색을 정하세요. 밝은 배경에는 검은색, 어두운 배경에는 흰색이에요."))

  var coversActivities: Bool { true }

  func findings(in examination: Examination) -> [LintFinding] {
    examination.fullColor.flatMap { picture in
      picture.legibility.compactMap { reading -> LintFinding? in
        guard reading.worst < reading.wanted, !Self.isSystems(reading), !Self.isClear(reading),
          let element = picture.element(at: reading.node), !element.isDecoration,
          picture.family.activity == nil || Self.isUnreadable(reading, of: element)
        else { return nil }
        return finding(
          reading.worst < Self.unreadable ? .error : .warning,
          Sentence(
            "The contrast is only \(reading.worst.ratio) (\(reading.ink.hexadecimal) on \(reading.ground.hexadecimal)). It needs at least \(reading.wanted.ratio).",
            ko:
              "대비가 \(reading.worst.ratio)밖에 안 돼요(\(reading.ground.hexadecimal) 배경 위의 \(reading.ink.hexadecimal) 색). \(reading.wanted.ratio) 이상이어야 해요."
          ),
          fix: Self.fix(for: reading), at: picture, on: element, measure: reading.worst,
          key: "contrast \(reading.wanted)")
      }
    }
  }

  /// Returns whether text is certainly unreadable in a Live Activity, whose backdrop is partly unknown.
  ///
  /// The Lock Screen's material is translucent, and images can extend beyond the Dynamic Island.
  private static func isUnreadable(_ reading: Legibility, of element: PlacedElement) -> Bool {
    element.isText && reading.worst < unreadable
  }

  /// The background luminance at which black and white text have the same contrast.
  private static let middle = 0.179

  /// Returns a suggestion to increase the contrast between the text and its background.
  private static func fix(for reading: Legibility) -> Sentence {
    let ground = reading.ground.relativeLuminance
    let ink = reading.ink.relativeLuminance
    let isLight = ink > ground
    // The highest contrast that another background can give this text.
    let best = isLight ? (ink + 0.05) / 0.05 : 1.05 / (ink + 0.05)
    guard best >= reading.wanted else {
      return isLight
        ? Sentence(
          "Choose a brighter color (.foregroundStyle(.white)).",
          ko: "더 밝은 색을 쓰세요(.foregroundStyle(.white)).")
        : Sentence(
          "Choose a darker color (.foregroundStyle(.black)).",
          ko: "더 어두운 색을 쓰세요(.foregroundStyle(.black)).")
    }
    let background =
      isLight
      ? Sentence("darken the background", ko: "배경을 더 어둡게")
      : Sentence("brighten the background", ko: "배경을 더 밝게")
    return ground > Self.middle
      ? Sentence(
        "Choose a darker color (.foregroundStyle(.black)), or \(background).",
        ko: "더 어두운 색을 쓰거나(.foregroundStyle(.black)) \(background) 하세요.")
      : Sentence(
        "Choose a brighter color (.foregroundStyle(.white)), or \(background).",
        ko: "더 밝은 색을 쓰거나(.foregroundStyle(.white)) \(background) 하세요.")
  }

  /// Returns whether the text is invisible on purpose, for example because other text is in its place.
  private static func isClear(_ reading: Legibility) -> Bool {
    !reading.paints.isEmpty && reading.paints.allSatisfy { $0.plainColor?.alpha == 0 }
  }

  /// The contrast below which a label and its background are from different appearances, such as black on
  /// black; even the faintest label has more on its own background.
  private static let mixed = 1.1

  /// Returns whether the colors are Apple's label colors on Apple's backgrounds, or the colors of Apple's
  /// buttons.
  private static func isSystems(_ reading: Legibility) -> Bool {
    guard !reading.paints.isEmpty, reading.worst >= Self.mixed else { return false }
    return reading.paints.allSatisfy(SystemLabel.isLabel)
      && SystemLabel.isBackground(reading.ground)
      || reading.paints.allSatisfy { SystemLabel.isBorderedButton($0, on: reading.ground) }
  }
}
