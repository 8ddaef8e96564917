import Drawing
import Foundation

extension PitfallRecognizer {
  /// Finds shapes that are visible in their own colors, but merge with the shape behind them in the mode.
  func mergedShapes(in plain: SampledDrawing, reading: ReadPicture) -> [Pitfall] {
    let shapes = plain.leaves.filter { $0.isVisibleShape && !isOfControl($0, in: reading) }
    let candidates = shapes.compactMap { leaf in
      ground(of: leaf, among: shapes).map { (leaf: leaf, ground: $0) }
    }.prefix(Self.mostShapes)
    guard !candidates.isEmpty else { return [] }
    let after = rendered(plain)
    var order: [Int] = []
    var merged: [Int: (ground: PlacedLeaf, leaves: [PlacedLeaf])] = [:]
    for (leaf, ground) in candidates {
      let rest = plain.without([leaf.ordinal])
      let before = plain.difference(from: rest, in: leaf.frame)
      guard before >= 0.3, after.difference(from: rendered(rest), in: leaf.frame) <= before * 0.1
      else { continue }
      if merged[ground.ordinal] == nil { order.append(ground.ordinal) }
      merged[ground.ordinal, default: (ground, [])].leaves.append(leaf)
    }
    return order.compactMap { merged[$0] }.map { ground, leaves in
      Pitfall(
        rule: .accentedShapesMerge, mode: mode,
        subjects: leaves.map { PitfallSubject($0, in: reading) },
        causes: [PitfallSubject(ground, in: reading)])
    }
  }

  /// Returns whether the system draws the shape as part of a control.
  ///
  /// The author can't put such a shape into another accent group.
  private func isOfControl(_ leaf: PlacedLeaf, in reading: ReadPicture) -> Bool {
    leaf.node.map { reading.ancestors(of: $0).contains { Self.controls.contains($0.type) } }
      ?? false
  }

  private static let controls: Set<String> = ["Gauge", "ProgressView", "Toggle", "Chart"]

  /// The maximum number of shapes to compare.
  private static let mostShapes = 24

  /// Returns the nearest larger shape behind a shape, if the mode gives both the same color.
  private func ground(of leaf: PlacedLeaf, among shapes: [PlacedLeaf]) -> PlacedLeaf? {
    shapes.last { other in
      other.ordinal < leaf.ordinal && other.isFill && other.covers(leaf.frame) > 0.5
        && other.area > leaf.area * 1.05
        && profile.color(of: other.item.accent) == profile.color(of: leaf.item.accent)
    }
  }
}

extension PlacedLeaf {
  /// Whether the leaf is an opaque shape of the content that's large enough to see.
  fileprivate var isVisibleShape: Bool {
    switch item.content {
    case .fill(_, let paint, _), .stroke(_, let paint, _):
      if case .material = paint { return false }
    case .text, .symbol, .image, .layer: return false
    }
    return !isStencil && background == nil && opacity >= PitfallRecognizer.opaque && area >= 12
  }
}

extension SampledDrawing {
  private static let steps = 9

  /// Returns the share of sampled points in a frame where another drawing has a different color.
  fileprivate func difference(from other: SampledDrawing, in frame: CGRect) -> Double {
    let (own, others) = (raster, other.raster)
    var different = 0
    for row in 0..<Self.steps {
      for column in 0..<Self.steps {
        let point = CGPoint(
          x: frame.minX + frame.width * (Double(column) + 0.5) / Double(Self.steps),
          y: frame.minY + frame.height * (Double(row) + 0.5) / Double(Self.steps))
        let colors = (own.groundColor(at: point), others.groundColor(at: point))
        if RGBA.differ(colors.0, colors.1) { different += 1 }
      }
    }
    return Double(different) / Double(Self.steps * Self.steps)
  }
}

extension RGBA {
  /// Returns whether two colors differ visibly, in color or alpha.
  fileprivate static func differ(_ first: RGBA, _ second: RGBA) -> Bool {
    let limit = 0.08
    return abs(first.alpha - second.alpha) > limit
      || abs(first.red * first.alpha - second.red * second.alpha) > limit
      || abs(first.green * first.alpha - second.green * second.alpha) > limit
      || abs(first.blue * first.alpha - second.blue * second.alpha) > limit
  }
}
