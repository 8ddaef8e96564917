import Foundation
import Stage

/// Text and controls keep away from the widget's edge.
struct KeepsItsMargins: LintRule {
  let number = "W32"
  let basis = "HIG, Widgets: margins of 16 points, 11 for tighter content"

  private static let least = 11.0

  func findings(in subject: LintSubject) -> [LintFinding] {
    subject.plainPictures.filter { $0.request.family.hasPrefix("system") }.compactMap { rendered in
      let size = rendered.picture.size
      let inner = CGRect(
        x: Self.least, y: Self.least, width: size.width - 2 * Self.least,
        height: size.height - 2 * Self.least
      ).insetBy(dx: -0.5, dy: -0.5)
      let tooNear = PlacedElement.all(in: rendered).first {
        ($0.isText || $0.isControl) && !$0.node.frame.isEmpty && !inner.contains($0.node.frame)
      }
      guard let tooNear else { return nil }
      let edge = Self.distance(of: tooNear.node.frame, in: size)
      return finding(
        .warning, "\(tooNear.name) is \(edge) pt from the edge.",
        fix:
          "Keep 16 pt, or 11 pt around tight groups; contentMarginsDisabled() needs own padding.",
        in: subject, at: rendered, on: tooNear)
    }
  }

  private static func distance(of frame: CGRect, in size: CGSize) -> String {
    let nearest = min(frame.minX, frame.minY, size.width - frame.maxX, size.height - frame.maxY)
    return String(format: "%.0f", nearest)
  }
}
