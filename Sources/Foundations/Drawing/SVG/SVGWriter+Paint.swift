import Foundation
import Pixels

extension SVGWriter {
  mutating func fill(_ paint: Paint, attribute: String = "fill") -> String {
    switch paint {
    case .color(let color):
      return solid(color, attribute)
    case .material(let base, let thickness):
      return solid(base.veil(thickness: thickness), attribute)
    case .linearGradient(let stops, let start, let end):
      let name = define { name in
        "<linearGradient id=\"\(name)\" gradientUnits=\"userSpaceOnUse\" "
          + "x1=\"\(SVGNumber.text(start.x))\" y1=\"\(SVGNumber.text(start.y))\" "
          + "x2=\"\(SVGNumber.text(end.x))\" y2=\"\(SVGNumber.text(end.y))\">"
          + Self.stops(stops) + "</linearGradient>"
      }
      return "\(attribute)=\"url(#\(name))\""
    case .radialGradient(let stops, let center, let start, let end):
      return radial(
        stops, center: center, start: start, end: end, transform: nil, attribute: attribute)
    case .ellipticalGradient(let stops, let rect, let center, let start, let end):
      guard rect.width > 0, rect.height > 0 else {
        return solid(stops.last?.color ?? .clear, attribute)
      }
      // A circle with radius 1, in fractions of the rectangle, stretched to its size.
      let transform = AffineTransform2D.scale(x: rect.width, y: rect.height)
        .followed(by: .translation(x: center.x, y: center.y))
      return radial(
        stops, center: .zero, start: start, end: end, transform: transform, attribute: attribute)
    case .angularGradient(let stops, _, _, _):
      // Only fills of shapes draw sweeps, as wedges. Elsewhere, use the middle color.
      return solid(RGBA(ColorRamp(stops).color(at: 0.5)), attribute)
    case .image(let content, let rect):
      let image = Self.imageElement(content, rect)
      let (width, height) = (SVGNumber.text(size.width * 4), SVGNumber.text(size.height * 4))
      let name = define { name in
        "<pattern id=\"\(name)\" patternUnits=\"userSpaceOnUse\" x=\"0\" y=\"0\" "
          + "width=\"\(width)\" height=\"\(height)\">"
          + image + "</pattern>"
      }
      return "\(attribute)=\"url(#\(name))\""
    }
  }

  private func solid(_ color: RGBA, _ attribute: String) -> String {
    let opacity =
      color.alpha < 1 ? " \(attribute)-opacity=\"\(SVGNumber.text(max(color.alpha, 0)))\"" : ""
    return "\(attribute)=\"\(SVGNumber.hex(color))\"\(opacity)"
  }

  private mutating func radial(
    _ stops: [GradientStop], center: CGPoint, start: Double, end: Double,
    transform: AffineTransform2D?, attribute: String
  ) -> String {
    // SVG lacks an inner radius, so move the stops instead.
    let isOutward = end >= start
    let (inner, outer) = isOutward ? (start, end) : (end, start)
    guard outer > 0 else { return solid(stops.last?.color ?? .clear, attribute) }
    let ordered = isOutward ? stops : stops.reversed()
    let moved = ordered.map { stop in
      let location = isOutward ? stop.location : 1 - stop.location
      return GradientStop(
        color: stop.color, location: (inner + (outer - inner) * location) / outer)
    }
    let place = transform.map { " gradientTransform=\"\(SVGNumber.transform($0))\"" } ?? ""
    let name = define { name in
      "<radialGradient id=\"\(name)\" gradientUnits=\"userSpaceOnUse\" "
        + "cx=\"\(SVGNumber.text(center.x))\" cy=\"\(SVGNumber.text(center.y))\" "
        + "r=\"\(SVGNumber.text(outer))\"\(place)>" + Self.stops(moved) + "</radialGradient>"
    }
    return "\(attribute)=\"url(#\(name))\""
  }

  private static func stops(_ stops: [GradientStop]) -> String {
    // A clear stop takes its neighbor's color, as premultiplied interpolation does.
    stops.enumerated().map { index, stop in
      var color = stop.color
      if color.alpha == 0 {
        let neighbour = index > 0 ? stops[index - 1] : stops.count > 1 ? stops[1] : stop
        color = neighbour.color.opacity(0)
      }
      let opacity =
        color.alpha < 1 ? " stop-opacity=\"\(SVGNumber.text(max(color.alpha, 0)))\"" : ""
      return "<stop offset=\"\(SVGNumber.text(stop.location))\" "
        + "stop-color=\"\(SVGNumber.hex(color))\"\(opacity)/>"
    }.joined()
  }

  /// Returns an angular gradient, which SVG lacks, as colored wedges clipped to a shape.
  mutating func sweep(
    stops: [GradientStop], center: CGPoint, start: Double, end: Double, inside outline: Outline,
    isEvenOdd: Bool
  ) -> String {
    let bounds = outline.bounds
    let corners = [
      CGPoint(x: bounds.minX, y: bounds.minY), CGPoint(x: bounds.maxX, y: bounds.minY),
      CGPoint(x: bounds.minX, y: bounds.maxY), CGPoint(x: bounds.maxX, y: bounds.maxY),
    ]
    let radius = (corners.map(center.distance(to:)).max() ?? 0) + 1
    let rule = isEvenOdd ? " clip-rule=\"evenodd\"" : ""
    let clip = define {
      "<clipPath id=\"\($0)\"><path d=\"\(SVGNumber.path(outline))\"\(rule)/></clipPath>"
    }
    let sampler = PaintSampler(
      .angularGradient(stops: stops, center: center, startAngle: start, endAngle: end),
      transform: .identity)
    let count = 120
    var wedges = ""
    for index in 0..<count {
      let from = start + Double(index) / Double(count) * 2 * .pi
      let step = 2 * Double.pi / Double(count)
      func edge(_ angle: Double) -> CGPoint {
        CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
      }
      let color = RGBA(sampler.color(toward: from + step / 2))
      // Wedges overlap slightly to hide the seams.
      let wedge = Outline(polylines: [
        Polyline(points: [center, edge(from), edge(from + step * 1.15)], isClosed: true)
      ])
      wedges += "<path d=\"\(SVGNumber.path(wedge))\" \(solid(color, "fill"))/>"
    }
    return "<g clip-path=\"url(#\(clip))\">\(wedges)</g>\n"
  }
}
