import Foundation

extension Outline {
  package func applying(_ transform: AffineTransform2D) -> Outline {
    if transform.isIdentity { return self }
    return Outline(
      elements: elements.map { element in
        switch element {
        case .move(let point): .move(transform.apply(point))
        case .line(let point): .line(transform.apply(point))
        case .quadCurve(let end, let control):
          .quadCurve(to: transform.apply(end), control: transform.apply(control))
        case .curve(let end, let first, let second):
          .curve(
            to: transform.apply(end), control1: transform.apply(first),
            control2: transform.apply(second))
        case .close: .close
        }
      })
  }

  package func offset(x: Double, y: Double) -> Outline {
    applying(.translation(x: x, y: y))
  }

  /// Returns the part between two fractions of the length, as in `Shape.trim(from:to:)`.
  ///
  /// Fractions are clamped to 0...1. The result is empty unless `start` is less than `end`.
  package func trimmed(from start: Double, to end: Double) -> Outline {
    let start = start.isFinite ? min(max(start, 0), 1) : 0
    let end = end.isFinite ? min(max(end, 0), 1) : 1
    if start <= 0, end >= 1 { return self }
    guard start < end else { return Outline() }
    let lines = flattened(tolerance: 0.02)
    let total = lines.reduce(0) { $0 + $1.length }
    var travelled = 0.0
    var pieces: [Polyline] = []
    for line in lines {
      let length = line.length
      let from = start * total - travelled
      let to = end * total - travelled
      if from <= 0, to >= length {
        pieces.append(line)
      } else if let piece = line.stretch(from: max(from, 0), to: min(to, length)) {
        pieces.append(piece)
      }
      travelled += length
    }
    return Outline(polylines: pieces)
  }

  package init(polylines: [Polyline]) {
    var elements: [Element] = []
    for line in polylines {
      guard let first = line.points.first else { continue }
      elements.append(.move(first))
      elements.append(contentsOf: line.points.dropFirst().map(Element.line))
      if line.isClosed { elements.append(.close) }
    }
    self.init(elements: elements)
  }
}
