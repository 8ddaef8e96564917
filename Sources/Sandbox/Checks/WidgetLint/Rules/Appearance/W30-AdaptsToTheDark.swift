import Drawing
import Pixels
import Sentences
import WorkerProtocol

/// Requires that a widget adapts to Dark Mode.
struct AdaptsToTheDark: LintRule {
  /// The minimum mean luma of a light background, from 0 to 1.
  private static let light = 0.7

  let card = LintRuleCard(
    number: "W30",
    name: Sentence("same picture in Dark Mode", ko: "다크 모드에서도 같은 그림"),
    evidence: [.pixels], severities: [.info],
    threshold: Sentence(
      "the light and dark pictures differ in at most 1% of the sampled points, and their mean luma is over 0.7",
      ko: "라이트 모드와 다크 모드의 그림이 1% 이하만 다르고 평균 밝기가 0.7을 넘을 때"),
    basis: .guidelines(.darkMode),
    explanation: Sentence(
      "A bright widget glares among dark ones.", ko: "어두운 위젯들 사이에서 밝은 위젯만 눈부시게 튀어요."),
    fix: Sentence(
      "Use semantic colors (.background, .primary), or add a dark variant in the asset catalog.",
      ko: "시맨틱 색(.background, .primary)을 쓰거나, 에셋 카탈로그에 다크 모드용 색을 추가하세요."))

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
          "The widget looks the same in Dark Mode, with a bright background.",
          ko: "다크 모드에서도 모습이 같고 배경이 밝아요."),
        at: dark)
    }
  }

  /// Returns whether almost all samples are equal.
  ///
  /// The system's plate shows through at rounded corners, so a few samples may differ.
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
