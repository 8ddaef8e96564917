import Sentences
import WorkerProtocol

/// Requires an accented rendering mode for photos, which become flat rectangles without it.
struct GivesPhotosAnAccentedMode: LintRule {
  /// The share of the widget below which an image is decoration.
  private static let share = 0.15

  let card = LintRuleCard(
    number: "W05",
    name: Sentence("photo without an accented mode", ko: "틴트 모드가 없는 사진"),
    evidence: [.tree], severities: [.warning],
    threshold: Sentence(
      "an image that isn't a symbol and covers over 15% of the widget, without a mode or with .accented",
      ko: "심볼이 아닌 이미지가 위젯의 15%를 넘고, 모드가 없거나 .accented일 때"),
    basis: .accentedImages,
    explanation: Sentence(
      "Without a mode, only the image's alpha is left. An opaque photo becomes a rectangle of one color.",
      ko: "모드가 없으면 이미지의 알파만 남아요. 불투명한 사진은 한 가지 색의 사각형이 돼요."),
    fix: Sentence(
      "Add .widgetAccentedRenderingMode(.accentedDesaturated), or .fullColor for album covers.",
      ko: ".widgetAccentedRenderingMode(.accentedDesaturated)를 붙이세요. 앨범 표지라면 .fullColor가 어울려요."))

  func findings(in examination: Examination) -> [LintFinding] {
    examination.usual.flatMap { picture in
      let area = picture.size.width * picture.size.height
      return picture.elements.filter { element in
        let traits = element.node.traits
        let isSilhouette = traits.accentedMode == nil || traits.accentedMode == .accented
        return element.isImage && !element.isSymbol && isSilhouette
          && element.node.frame.width * element.node.frame.height > Self.share * area
      }.map { element in
        finding(
          .warning,
          Sentence(
            "On a tinted Home Screen, this image becomes a flat rectangle.",
            ko: "틴트 처리된 홈 화면에서 이 이미지는 단색 사각형이 돼요."),
          at: picture, on: element)
      }
    }
  }
}
