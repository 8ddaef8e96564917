import Stage

/// Tinted, an image without a mode is a silhouette: a photo becomes a flat rectangle.
struct GivesPhotosAnAccentedMode: LintRule {
  let number = "W05"
  let basis = "WidgetKit documentation, widgetAccentedRenderingMode(_:); HIG, Widgets"

  /// Smaller images are decoration.
  private static let share = 0.15

  func findings(in subject: LintSubject) -> [LintFinding] {
    subject.plainPictures.flatMap { rendered in
      let area = rendered.picture.size.width * rendered.picture.size.height
      return PlacedElement.all(in: rendered).filter { element in
        let traits = element.node.traits
        let isSilhouette = traits.accentedMode == nil || traits.accentedMode == .accented
        return element.isImage && !traits.isSymbol && isSilhouette
          && element.node.frame.width * element.node.frame.height > Self.share * area
      }.map { element in
        finding(
          .warning, "\(element.name) becomes a flat rectangle on a tinted home screen.",
          fix: "Add .widgetAccentedRenderingMode(.accentedDesaturated), or .fullColor for covers.",
          in: subject, at: rendered, on: element)
      }
    }
  }
}
