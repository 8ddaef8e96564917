import Foundation
import Pixels

extension ItemPainter {
  /// The blur radius in points beyond which text isn't legible.
  private static let legibleBlur = 2.5

  mutating func paint(_ layer: Layer, on canvas: inout PixelCanvas, in context: Context) {
    guard layer.opacity > 0 else { return }
    var inner = context
    inner.transform = layer.transform.followed(by: context.transform)
    if let outline = layer.clip {
      let coverage = coverage(
        of: outline, isEvenOdd: layer.isClipEvenOdd, limits: canvas.area, in: inner)
      let clip = context.clip.map(coverage.multiplied) ?? coverage
      if clip.area.isEmpty { return }
      inner.clip = clip
    }
    guard layer.needsCanvas else {
      paint(layer.items, on: &canvas, in: inner)
      return
    }
    // Blur and shadow spread content from outside the clip, so apply the clip at the end.
    let clip = inner.clip
    inner.clip = nil
    if layer.blurRadius > Self.legibleBlur { inner.glyphPolicy = .painted }
    let scale = (
      x: hypot(inner.transform.a, inner.transform.c), y: hypot(inner.transform.b, inner.transform.d)
    )
    let thrown = layer.shadow.map { max(abs($0.offset.width), abs($0.offset.height)) } ?? 0
    let reach = max(layer.blurRadius, layer.shadow?.radius ?? 0) * 3 + thrown
    let spread = (reach * max(scale.x, scale.y)).rounded(.up)
    // A radius of NaN has no effect.
    let margin = spread.isNaN ? 0 : Int(min(max(spread, 0), 512))
    let needed = clip?.area.intersection(canvas.area) ?? canvas.area
    let limits = margin > 0 ? needed.outset(by: margin) : needed
    let bounds = layer.itemReach
    if bounds.isNull { return }
    // Limits the canvas to the items' reach, plus a margin for grid fitting.
    let touched = SampleRect(around: inner.transform.apply(bounds), in: limits)
      .outset(by: margin + 2).intersection(limits)
    if touched.isEmpty { return }
    guard work.takes(layer, touching: touched) else { return }
    var group = PixelCanvas(area: touched)
    paint(layer.items, on: &group, in: inner)
    if let mask = layer.mask {
      var stencil = PixelCanvas(area: group.area)
      paint(mask, on: &stencil, in: inner)
      group.multiply(byAlphaOf: stencil)
    }
    for effect in layer.colorEffects {
      group.apply(ColorMatrix(effect))
    }
    if layer.blurRadius > 0 {
      group.blur(radiusX: layer.blurRadius * scale.x, radiusY: layer.blurRadius * scale.y)
    }
    let opacity = Float(min(max(layer.opacity, 0), 1))
    if let shadow = layer.shadow {
      canvas.composite(
        self.shadow(shadow, of: group, transform: inner.transform, scale: scale), opacity: opacity,
        mode: layer.blendMode, clip: clip)
    }
    canvas.composite(group, opacity: opacity, mode: layer.blendMode, clip: clip)
  }

  /// Returns the blurred silhouette of a layer; text casts no shadow, so that characters stay legible.
  private func shadow(
    _ shadow: Layer.Shadow, of group: PixelCanvas, transform: AffineTransform2D,
    scale: (x: Double, y: Double)
  ) -> PixelCanvas {
    let shift = AffineTransform2D(
      a: transform.a, b: transform.b, c: transform.c, d: transform.d, tx: 0, ty: 0
    ).apply(CGPoint(x: shadow.offset.width, y: shadow.offset.height))
    func whole(_ value: Double) -> Int {
      value.isFinite ? Int(min(max(value.rounded(), -4096), 4096)) : 0
    }
    var result = group.silhouette(in: shadow.color.pixel, movedBy: whole(shift.x), whole(shift.y))
    if shadow.radius > 0 {
      result.blur(radiusX: shadow.radius * scale.x, radiusY: shadow.radius * scale.y)
    }
    return result
  }
}

extension Layer {
  /// Whether the items must be composited on a separate canvas.
  var needsCanvas: Bool {
    opacity < 1 || blendMode != .normal || mask != nil || blurRadius > 0 || shadow != nil
      || !colorEffects.isEmpty || isCompositingGroup
  }
}
