import Drawing
import Stage

/// From iOS 17 on a home-screen widget says what stands behind it, so that the system can take it
/// away where it must.
struct NeedsContainerBackground: LintRule {
  let number = "W01"
  let basis = "WidgetKit documentation, “Preparing widgets for additional platforms”"

  func findings(in subject: LintSubject) -> [LintFinding] {
    subject.plainPictures.filter(Self.isAsked).compactMap { rendered in
      guard !Self.hasBackground(rendered.picture.drawing.items) else { return nil }
      return finding(
        .error, "No containerBackground: the phone shows “Please adopt containerBackground API”.",
        fix: "Put .containerBackground(for: .widget) { … } around the widget's view.",
        in: subject, at: rendered)
    }
  }

  private static func isAsked(_ rendered: RenderedWidget) -> Bool {
    let family = rendered.request.family
    let major = rendered.request.systemVersion.split(separator: ".").first.flatMap { Int($0) } ?? 0
    return major >= 17 && rendered.request.proposal == nil
      && (family.hasPrefix("system") || family == "accessoryRectangular")
  }

  private static func hasBackground(_ items: [DisplayItem]) -> Bool {
    items.contains { item in
      guard case .layer(let layer) = item.content else { return false }
      return layer.role == .containerBackground || hasBackground(layer.items)
    }
  }
}
