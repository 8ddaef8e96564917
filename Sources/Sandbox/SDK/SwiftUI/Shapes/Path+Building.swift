public import AppleFoundation
import Drawing

@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
extension Path {
  public mutating func move(to point: CGPoint) {
    outline.elements.append(.move(point))
  }

  public mutating func addLine(to point: CGPoint) {
    startIfEmpty(at: point)
    outline.elements.append(.line(point))
  }

  public mutating func addQuadCurve(to point: CGPoint, control: CGPoint) {
    startIfEmpty(at: control)
    outline.elements.append(.quadCurve(to: point, control: control))
  }

  public mutating func addCurve(to point: CGPoint, control1: CGPoint, control2: CGPoint) {
    startIfEmpty(at: control1)
    outline.elements.append(.curve(to: point, control1: control1, control2: control2))
  }

  public mutating func closeSubpath() {
    guard let last = outline.elements.last, last != .close else { return }
    outline.elements.append(.close)
  }

  public mutating func addLines(_ points: [CGPoint]) {
    guard let first = points.first else { return }
    move(to: first)
    for point in points.dropFirst() { addLine(to: point) }
  }

  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    guard !rect.isNull else { return }
    let corners = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
    ]
    addLines(corners.map { $0.applying(transform) })
    closeSubpath()
  }

  public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    guard !rect.isNull else { return }
    addPath(Path(outline: .ellipse(in: rect)), transform: transform)
  }

  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
    outline.elements += path.applying(transform).outline.elements
  }

  private mutating func startIfEmpty(at point: CGPoint) {
    // In an empty path, a line only moves to its end point, so nothing is drawn from an undefined start.
    if outline.elements.isEmpty { move(to: point) }
  }
}
