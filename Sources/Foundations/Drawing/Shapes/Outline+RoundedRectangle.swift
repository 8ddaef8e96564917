package import Foundation

/// The radii of four corners, in points.
package struct CornerRadii: Hashable, Codable, Sendable {
  package var topLeft, topRight, bottomRight, bottomLeft: Double

  package init(topLeft: Double, topRight: Double, bottomRight: Double, bottomLeft: Double) {
    self.topLeft = topLeft
    self.topRight = topRight
    self.bottomRight = bottomRight
    self.bottomLeft = bottomLeft
  }

  package init(_ radius: Double) {
    self.init(topLeft: radius, topRight: radius, bottomRight: radius, bottomLeft: radius)
  }
}

extension Outline {
  package static func roundedRectangle(
    in rect: CGRect, radius: Double, style: CornerStyle = .continuous
  ) -> Outline {
    roundedRectangle(in: rect, radii: CornerRadii(radius), style: style)
  }

  /// Returns a rectangle with elliptical corners, as in `RoundedRectangle(cornerSize:)`.
  package static func roundedRectangle(
    in rect: CGRect, cornerSize: CGSize, style: CornerStyle = .continuous
  ) -> Outline {
    if cornerSize.width == cornerSize.height {
      return roundedRectangle(in: rect, radius: cornerSize.width, style: style)
    }
    guard cornerSize.width > 0, cornerSize.height > 0, rect.height > 0 else {
      return rectangle(rect)
    }
    // Draws circular corners in a stretched space, then reverses the stretch.
    let stretch = cornerSize.width / cornerSize.height
    let stretched = CGRect(x: 0, y: 0, width: rect.width, height: rect.height * stretch)
    return roundedRectangle(in: stretched, radius: cornerSize.width, style: style)
      .applying(
        AffineTransform2D.scale(x: 1, y: 1 / stretch)
          .followed(by: .translation(x: rect.minX, y: rect.minY)))
  }

  /// Returns a rectangle with a radius for each corner, up to half the shorter side.
  package static func roundedRectangle(
    in rect: CGRect, radii: CornerRadii, style: CornerStyle = .continuous
  ) -> Outline {
    let limit = max(min(rect.width, rect.height) / 2, 0)
    func clamped(_ radius: Double) -> Double {
      radius.isFinite ? min(max(radius, 0), limit) : limit
    }
    let corners: [RoundedCorner] = [
      RoundedCorner(at: CGPoint(x: rect.maxX, y: rect.minY), from: (-1, 0), to: (0, 1)),
      RoundedCorner(at: CGPoint(x: rect.maxX, y: rect.maxY), from: (0, -1), to: (-1, 0)),
      RoundedCorner(at: CGPoint(x: rect.minX, y: rect.maxY), from: (1, 0), to: (0, -1)),
      RoundedCorner(at: CGPoint(x: rect.minX, y: rect.minY), from: (0, 1), to: (1, 0)),
    ]
    let lengths = [radii.topRight, radii.bottomRight, radii.bottomLeft, radii.topLeft].map(clamped)
    if lengths.allSatisfy({ $0 == 0 }) { return rectangle(rect) }
    var elements: [Element] = []
    for (corner, radius) in zip(corners, lengths) {
      // A continuous corner needs room beyond its radius, and becomes circular without that room.
      let room = radius > 0 ? limit / radius : 1
      corner.append(radius: radius, style: style, room: room, to: &elements)
    }
    elements.append(.close)
    return Outline(elements: elements)
  }
}

/// A corner of a rounded rectangle, drawn clockwise.
private struct RoundedCorner {
  let at: CGPoint
  /// The offsets from the corner to the start and end of its curve.
  let from: (x: Double, y: Double)
  let to: (x: Double, y: Double)

  func append(
    radius: Double, style: CornerStyle, room: Double, to elements: inout [Outline.Element]
  ) {
    func point(_ along: Double, _ away: Double) -> CGPoint {
      CGPoint(
        x: at.x + (from.x * along + to.x * away) * radius,
        y: at.y + (from.y * along + to.y * away) * radius)
    }
    func begin(_ start: CGPoint) {
      elements.append(elements.isEmpty ? .move(start) : .line(start))
    }
    guard radius > 0 else {
      begin(at)
      return
    }
    let reach = style == .continuous ? min(room, Self.fullReach) : 1
    guard reach >= Self.fullReach else {
      // The control points move from circular (reach 1) to continuous as the available room grows.
      let control = 1 - Outline.circleControl
      begin(point(reach, 0))
      elements.append(
        .curve(
          to: point(0, reach), control1: point(control * (2 - reach), 0),
          control2: point(0, control * (2 - reach))))
      return
    }
    begin(point(Self.fullReach, 0))
    elements.append(
      .curve(
        to: point(0.63149379, 0.07491139), control1: point(1.08849296, 0),
        control2: point(0.86840694, 0)))
    elements.append(
      .curve(
        to: point(0.07491139, 0.63149379), control1: point(0.37282383, 0.16905956),
        control2: point(0.16905956, 0.37282383)))
    elements.append(
      .curve(
        to: point(0, Self.fullReach), control1: point(0, 0.86840694),
        control2: point(0, 1.08849296)))
  }

  /// The distance from the corner to the start of a continuous curve, in radii, from published measurements
  /// of iOS.
  private static let fullReach = 1.52866483
}
