import Drawing
import Stage

/// A widget is read at a glance.
struct KeepsSmallWidgetsCalm: LintRule {
  let number = "W11"
  let basis = "HIG, Widgets: “glanceable”; the limits are this course's, Apple gives no number"

  /// Units of information that a glance takes in, and beyond which nothing is read any more.
  private static let limits = [
    "systemSmall": (calm: 4, full: 6), "accessoryCircular": (calm: 2, full: 3),
    "accessoryInline": (calm: 2, full: 2),
  ]

  func findings(in subject: LintSubject) -> [LintFinding] {
    subject.plainPictures.compactMap { rendered in
      guard let limit = Self.limits[rendered.request.family] else { return nil }
      let count = Self.units(in: rendered.picture.root)
      guard count > limit.calm else { return nil }
      return finding(
        count > limit.full ? .error : .warning,
        "\(count) pieces of information; a glance takes in \(limit.calm).",
        fix: "Keep what one looks for first, and leave the rest to a larger family.",
        in: subject, at: rendered)
    }
  }

  /// Texts, gauges and pictures; a symbol beside a text belongs to it.
  private static func units(in node: PictureNode) -> Int {
    if node.traits.fraction != nil { return 1 }
    if node.children.isEmpty {
      let isSeen = !(node.text ?? "").isEmpty || node.traits.imageName != nil
      return isSeen && !node.traits.isAccessibilityHidden ? 1 : 0
    }
    let own = node.children.map(units).reduce(0, +)
    let isLabel = node.type == "Label" || node.type == "HStack"
    let symbols = node.children.filter { $0.traits.isSymbol }.count
    let texts = node.children.filter { !($0.text ?? "").isEmpty }.count
    return isLabel && symbols == 1 && texts >= 1 ? own - 1 : own
  }
}
