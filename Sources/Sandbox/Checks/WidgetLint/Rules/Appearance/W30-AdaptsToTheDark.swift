import Drawing
import Pixels
import Sentences
import Stage

/// Requires that a widget adapts to Dark Mode.
struct AdaptsToTheDark: LintRule {
  /// The minimum mean luma of a light background, from 0 to 1.
  private static let light = 0.7

  let card = LintRuleCard(
    number: "W30",
    name: Sentence("same picture in Dark Mode", ko: "다크 모드에서도 같은 그림"),
    evidence: [.pixels], severities: [.info],
    threshold: Sentence(
      "light and dark pictures are the same but for 1 % of their samples, and their mean luma is over 0.7",
      ko: "라이트와 다크의 그림이 1 % 안쪽으로만 다르고 평균 밝기가 0.7을 넘을 때"),
    basis: .guidelines(.darkMode),
    explanation: Sentence(
      "Among dark widgets a bright one is a lamp.", ko: "어두운 위젯들 사이에서 밝은 위젯은 등불처럼 튀어요."),
    fix: Sentence(
      "Use semantic colours (.background, .primary) or a dark variant in the asset catalogue.",
      ko: "의미 색(.background, .primary)을 쓰거나 에셋 카탈로그에 어두운 색을 더하세요."))

  func findings(in examination: Examination) -> [LintFinding] {
    examination.fullColor.filter { $0.isSystemFamily && !$0.request.isDark }.compactMap { light in
      guard
        let dark = examination.fullColor.first(where: {
          $0.family == light.family && $0.request.isDark
        }), Self.isSame(dark.raster.ground, light.raster.ground),
        Self.isSame(dark.raster.ink, light.raster.ink),
        Self.luma(of: light) > Self.light
      else { return nil }
      return finding(
        .info,
        Sentence(
          "Looks the same in Dark Mode, on a bright background.",
          ko: "다크 모드에서도 밝은 배경 그대로예요."),
        at: dark)
    }
  }

  /// Returns whether almost all samples are equal. At rounded corners the system's plate shows through.
  private static func isSame(_ one: [Pixel], _ other: [Pixel]) -> Bool {
    guard one.count == other.count else { return false }
    let differing = zip(one, other).filter { first, second in
      let distance = first - second
      return (distance * distance).max() > 0.0004
    }
    return differing.count * 100 <= one.count
  }

  private static func luma(of picture: ExaminedPicture) -> Double {
    let ground = picture.raster.ground
    guard !ground.isEmpty else { return 0 }
    return ground.reduce(0) { $0 + RGBA($1).luma } / Double(ground.count)
  }
}
