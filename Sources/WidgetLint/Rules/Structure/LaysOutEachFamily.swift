import Drawing
import Stage

/// A large widget shows more than a small one, rather than the same with more air.
struct LaysOutEachFamily: LintRule {
  let number = "W13"
  let basis = "HIG, Widgets: “Avoid simply scaling up the content of a smaller widget”"

  func findings(in subject: LintSubject) -> [LintFinding] {
    let pictures = subject.plainPictures
    guard let small = pictures.first(where: { $0.request.family == "systemSmall" }) else {
      return []
    }
    let smallLeaves = Self.leaves(of: small)
    return pictures.filter {
      ["systemLarge", "systemExtraLarge"].contains($0.request.family)
    }.compactMap { large in
      guard !smallLeaves.isEmpty, Self.leaves(of: large) == smallLeaves else { return nil }
      return finding(
        .warning, "The large widget shows exactly what the small one shows.",
        fix: "Switch on \\.widgetFamily and use the room for details, or leave the family out.",
        in: subject, at: large)
    }
  }

  private static func leaves(of rendered: RenderedWidget) -> [String] {
    PlacedElement.all(in: rendered).filter(\.isLeaf).map(\.name).sorted()
  }
}
