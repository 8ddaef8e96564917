/// People in motion: a head, a body and limbs of a few straight strokes.
extension SymbolSketch {
  private struct Pose {
    var head: (Double, Double)
    /// The points of each stroke.
    var limbs: [[(Double, Double)]]
  }

  func pose(_ name: String) -> [SymbolPart]? {
    guard let pose = Self.pose(named: name) else { return nil }
    let limbs = pose.limbs.map { points in
      SketchPen.stroked(
        Outline(
          polylines: [
            Polyline(points: points.map { SketchPen.point($0.0, $0.1) }, isClosed: false)
          ]), width: 0.1)
    }
    let head = SketchPen.circle(pose.head.0, pose.head.1, 0.1)
    return [SymbolPart(SketchPen.joined([head] + limbs))]
  }

  private static func pose(named name: String) -> Pose? {
    switch name {
    case "figure.mind.and.body":
      Pose(
        head: (0.5, 0.18),
        limbs: [
          [(0.46, 0.38), (0.46, 0.66)], [(0.54, 0.38), (0.54, 0.66)],
          [(0.44, 0.38), (0.28, 0.58), (0.1, 0.46)], [(0.56, 0.38), (0.72, 0.58), (0.9, 0.46)],
          [(0.44, 0.68), (0.2, 0.76), (0.58, 0.88)], [(0.56, 0.68), (0.8, 0.76), (0.42, 0.88)],
        ])
    case "figure.flexibility":
      Pose(
        head: (0.32, 0.26),
        limbs: [
          [(0.5, 0.32), (0.4, 0.09), (0.16, 0.09)], [(0.5, 0.32), (0.62, 0.54)],
          [(0.5, 0.34), (0.38, 0.46), (0.56, 0.48)], [(0.6, 0.54), (0.42, 0.94)],
          [(0.62, 0.54), (0.76, 0.94)],
        ])
    case "figure.yoga":
      Pose(
        head: (0.48, 0.14),
        limbs: [
          [(0.06, 0.36), (0.92, 0.36)], [(0.48, 0.36), (0.48, 0.6)],
          [(0.48, 0.6), (0.24, 0.66), (0.22, 0.92)], [(0.48, 0.6), (0.92, 0.92)],
        ])
    case "figure.strengthtraining.traditional", "figure.strengthtraining.functional":
      Pose(
        head: (0.5, 0.3),
        limbs: [
          [(0.06, 0.12), (0.94, 0.12)], [(0.14, 0.04), (0.14, 0.2)], [(0.86, 0.04), (0.86, 0.2)],
          [(0.28, 0.14), (0.32, 0.42), (0.5, 0.48), (0.68, 0.42), (0.72, 0.14)],
          [(0.5, 0.48), (0.5, 0.68)], [(0.5, 0.68), (0.36, 0.94)], [(0.5, 0.68), (0.64, 0.94)],
        ])
    case "figure.core.training":
      Pose(
        head: (0.26, 0.34),
        limbs: [
          [(0.34, 0.46), (0.5, 0.76)], [(0.5, 0.78), (0.72, 0.5), (0.86, 0.84)],
          [(0.36, 0.5), (0.62, 0.46)],
        ])
    case "figure.pilates":
      Pose(
        head: (0.24, 0.24),
        limbs: [
          [(0.3, 0.38), (0.44, 0.76)], [(0.44, 0.78), (0.92, 0.36)], [(0.34, 0.44), (0.66, 0.44)],
        ])
    case "figure.dance":
      Pose(
        head: (0.52, 0.13),
        limbs: [
          [(0.5, 0.32), (0.52, 0.56)], [(0.5, 0.32), (0.3, 0.42), (0.18, 0.22)],
          [(0.5, 0.32), (0.74, 0.32), (0.86, 0.12)], [(0.52, 0.56), (0.42, 0.74), (0.5, 0.94)],
          [(0.52, 0.56), (0.72, 0.68), (0.86, 0.56)],
        ])
    case "figure.jumprope":
      Pose(
        head: (0.5, 0.24),
        limbs: [
          [(0.5, 0.4), (0.5, 0.62)], [(0.5, 0.42), (0.3, 0.52), (0.1, 0.46)],
          [(0.5, 0.42), (0.7, 0.52), (0.9, 0.46)], [(0.5, 0.62), (0.4, 0.9)],
          [(0.5, 0.62), (0.6, 0.9)],
          [(0.1, 0.46), (0.12, 0.22), (0.3, 0.06), (0.7, 0.06), (0.88, 0.22), (0.9, 0.46)],
        ])
    case "figure.martial.arts", "figure.kickboxing":
      Pose(
        head: (0.3, 0.14),
        limbs: [
          [(0.34, 0.3), (0.42, 0.56)], [(0.42, 0.56), (0.36, 0.94)], [(0.42, 0.54), (0.94, 0.34)],
          [(0.34, 0.34), (0.54, 0.4), (0.62, 0.24)],
        ])
    default: nil
    }
  }
}
