import Drawing
import PictureReading
import Sentences
import Stage

/// Requires contrast between texts or symbols and their background, in light and in dark.
struct StandsOutFromItsGround: LintRule {
  /// The WCAG contrast below which hardly any user can read text.
  private static let unreadable = 1.5

  let card = LintRuleCard(
    number: "W10",
    name: Sentence("contrast", ko: "대비"),
    evidence: [.pixels], severities: [.error, .warning],
    threshold: Sentence(
      "WCAG ratio under 4.5:1, from 18 pt or bold and for symbols under 3:1; an error under 1.5:1. Where the background varies, its worst part counts. The system's label colours on its own backgrounds and its bordered buttons are exempt",
      ko:
        "WCAG 대비 4.5:1 미만, 18포인트 이상이나 굵은 글과 심벌은 3:1 미만, 1.5:1 미만이면 오류. 배경이 변하면 가장 나쁜 곳을 봐요. 시스템 배경 위의 시스템 라벨 색과 시스템의 테두리 버튼은 제외해요"
    ),
    basis: .guidelines(.accessibility),
    explanation: Sentence(
      "A widget is read in passing, in sunlight and with tired eyes; text without an explicit colour turns white in Dark Mode, also on a bright gradient of your own.",
      ko: "위젯은 지나가며, 햇빛 아래서, 피곤한 눈으로 읽어요. 색을 정하지 않은 글은 다크 모드에서 밝은 그러데이션 위에서도 흰색이 돼요."),
    fix: Sentence(
      "Choose a colour for text on your own background (.foregroundStyle(.black)), or darken the background.",
      ko: "직접 칠한 배경 위의 글에는 색을 정하거나(.foregroundStyle(.black)), 배경을 더 어둡게 하세요."))

  func findings(in examination: Examination) -> [LintFinding] {
    examination.fullColor.flatMap { picture in
      picture.legibility.compactMap { reading -> LintFinding? in
        guard reading.worst < reading.wanted, !Self.isSystems(reading),
          let element = picture.element(at: reading.node), !element.isDecoration
        else { return nil }
        return finding(
          reading.worst < Self.unreadable ? .error : .warning,
          Sentence(
            "Contrast \(reading.worst.ratio) (\(reading.ink.hexadecimal) on \(reading.ground.hexadecimal)); \(reading.wanted.ratio) is needed.",
            ko:
              "대비가 \(reading.worst.ratio)밖에 안 돼요(\(reading.ground.hexadecimal) 배경 위의 \(reading.ink.hexadecimal) 글자). \(reading.wanted.ratio) 이상이어야 해요."
          ),
          at: picture, on: element, measure: reading.worst, key: "contrast \(reading.wanted)")
      }
    }
  }

  /// Returns whether the colors are Apple's label colors on Apple's backgrounds, or those of Apple's buttons.
  private static func isSystems(_ reading: Legibility) -> Bool {
    guard !reading.paints.isEmpty else { return false }
    return reading.paints.allSatisfy(SystemLabel.isLabel)
      && SystemLabel.isBackground(reading.ground)
      || reading.paints.allSatisfy { SystemLabel.isBorderedButton($0, on: reading.ground) }
  }
}
