public import AppleFoundation
import Drawing

@available(iOS 15.0, macOS 12.0, watchOS 8.0, visionOS 1.0, *)
extension GraphicsContext {
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    draw(path, shading: shading, ink: .fill(isEvenOdd: style.isEOFilled))
  }

  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    draw(path, shading: shading, ink: .stroke(style.pattern))
  }

  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Draws a path in its final position if the transform is only a translation.
  ///
  /// Any other transform needs its own layer.
  private func draw(_ path: Path, shading: Shading, ink: ShapeDrawing.Ink) {
    guard !path.isEmpty else { return }
    let placement = self.placement
    let isMoved =
      placement.a == 1 && placement.b == 0 && placement.c == 0 && placement.d == 1
    let offset = isMoved ? CGPoint(x: placement.tx, y: placement.ty) : .zero
    let drawing = ShapeDrawing(
      outline: path.outline.offset(x: offset.x, y: offset.y), ink: ink,
      style: shading.resolved(in: environment, offset: offset),
      bounds: path.boundingRect.offsetBy(dx: offset.x, dy: offset.y))
    add(drawing.items(), isPlaced: isMoved)
  }
}
