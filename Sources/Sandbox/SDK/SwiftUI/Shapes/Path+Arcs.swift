public import AppleFoundation
import Drawing

@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
extension Path {
  /// Adds an arc of a circle, connected to the current point by a line.
  ///
  /// `clockwise` refers to a coordinate system with an upward y-axis: on screen, `false` is clockwise.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let start = startAngle.radians
    let full = 2 * Double.pi
    var sweep = endAngle.radians - start
    if clockwise {
      if sweep > 0 { sweep -= (sweep / full).rounded(.up) * full }
      if sweep <= -full { sweep = -full }
    } else {
      if sweep < 0 { sweep += (-sweep / full).rounded(.up) * full }
      if sweep >= full { sweep = full }
    }
    addArc(center: center, radius: radius, start: start, sweep: sweep, transform: transform)
  }

  /// Adds an arc of a circle by its start angle and its extent.
  ///
  /// Positive extents are clockwise on screen.
  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle,
    transform: CGAffineTransform = .identity
  ) {
    addArc(
      center: center, radius: radius, start: startAngle.radians, sweep: delta.radians,
      transform: transform)
  }

  /// Adds the arc that rounds the corner at `tangent1End`, between the current point and `tangent2End`.
  public mutating func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    let corner = tangent1End.applying(transform)
    let next = tangent2End.applying(transform)
    guard let pen = currentPoint else {
      move(to: corner)
      return
    }
    let inward = CGVector(from: corner, to: pen)
    let outward = CGVector(from: corner, to: next)
    let turn = inward.dx * outward.dy - inward.dy * outward.dx
    guard inward.length > 0, outward.length > 0, abs(turn) > 1e-12, radius > 0 else {
      addLine(to: corner)
      return
    }
    let cosine =
      (inward.dx * outward.dx + inward.dy * outward.dy) / (inward.length * outward.length)
    let half = acos(max(-1, min(1, cosine))) / 2
    let reach = radius / tan(half)
    let start = corner.moved(along: inward, by: reach)
    let bisector = CGVector(
      dx: inward.dx / inward.length + outward.dx / outward.length,
      dy: inward.dy / inward.length + outward.dy / outward.length)
    let center = corner.moved(along: bisector, by: radius / sin(half))
    let startAngle = atan2(start.y - center.y, start.x - center.x)
    let sweep = (.pi - 2 * half) * (turn < 0 ? 1 : -1)
    addArc(center: center, radius: radius, start: startAngle, sweep: sweep, transform: .identity)
  }

  private mutating func addArc(
    center: CGPoint, radius: CGFloat, start: Double, sweep: Double, transform: CGAffineTransform
  ) {
    var arc = Path()
    arc.move(to: CGPoint(x: center.x + radius * cos(start), y: center.y + radius * sin(start)))
    let pieces = max(1, min(4_000, Int(saturating: (abs(sweep) / (.pi / 2) - 1e-9).rounded(.up))))
    for piece in 0..<pieces {
      arc.addEllipticArc(
        center: center, radii: CGSize(width: radius, height: radius),
        from: start + sweep * Double(piece) / Double(pieces), by: sweep / Double(pieces))
    }
    var elements = arc.applying(transform).outline.elements
    if case .move(let point)? = elements.first, !isEmpty { elements[0] = .line(point) }
    outline.elements += elements
  }

  /// Adds a single Bézier curve for up to a quarter of an ellipse around `center`.
  mutating func addEllipticArc(center: CGPoint, radii: CGSize, from start: Double, by sweep: Double)
  {
    let end = start + sweep
    let reach = 4 / 3 * tan(sweep / 4)
    func point(_ angle: Double) -> CGPoint {
      CGPoint(x: center.x + radii.width * cos(angle), y: center.y + radii.height * sin(angle))
    }
    let (first, last) = (point(start), point(end))
    addCurve(
      to: last,
      control1: CGPoint(
        x: first.x - reach * radii.width * sin(start),
        y: first.y + reach * radii.height * cos(start)),
      control2: CGPoint(
        x: last.x + reach * radii.width * sin(end), y: last.y - reach * radii.height * cos(end)))
  }
}

extension CGPoint {
  func moved(along vector: CGVector, by distance: Double) -> CGPoint {
    guard vector.length > 0 else { return self }
    return CGPoint(
      x: x + vector.dx / vector.length * distance, y: y + vector.dy / vector.length * distance)
  }
}
