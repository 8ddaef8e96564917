import Foundation
import Pixels

/// Paints a display list and collects its glyphs.
struct ItemPainter {
  struct Context {
    /// The transform from the layer's points to samples.
    var transform: AffineTransform2D
    var clip: Coverage?
    var glyphPolicy: Rasterizer.GlyphPolicy
  }

  let rasterizer: Rasterizer
  var glyphs: [PlacedGlyphs] = []
  var work = PaintingWork()

  init(rasterizer: Rasterizer) {
    self.rasterizer = rasterizer
  }

  mutating func paint(_ items: [DisplayItem], on canvas: inout PixelCanvas, in context: Context) {
    for item in items { paint(item, on: &canvas, in: context) }
  }

  private mutating func paint(
    _ item: DisplayItem, on canvas: inout PixelCanvas, in context: Context
  ) {
    guard work.takes(item, on: canvas.area, transform: context.transform) else { return }
    switch item.content {
    case .fill(let outline, let paint, let isEvenOdd):
      fill(outline, paint, isEvenOdd: isEvenOdd, on: &canvas, in: context)
    case .stroke(let outline, let paint, let pattern):
      fill(
        outline.stroked(pattern), paint, isEvenOdd: false, thickness: pattern.width, on: &canvas,
        in: context)
    case .text(let line):
      self.paint(line, of: item, on: &canvas, in: context)
    case .symbol(let symbol):
      self.paint(symbol, of: item, on: &canvas, in: context)
    case .image(let image):
      self.paint(image, on: &canvas, in: context)
    case .layer(let layer):
      self.paint(layer, on: &canvas, in: context)
    }
  }

  func fill(
    _ outline: Outline, _ paint: Paint, isEvenOdd: Bool, thickness: Double? = nil,
    on canvas: inout PixelCanvas, in context: Context
  ) {
    let coverage = coverage(
      of: outline, isEvenOdd: isEvenOdd, thickness: thickness, limits: canvas.area, in: context)
    guard !coverage.area.isEmpty else { return }
    if case .material = paint {
      layMaterial(in: coverage, on: &canvas, clip: context.clip, transform: context.transform)
    }
    canvas.fill(
      coverage, with: PaintSampler(paint, transform: context.transform), clip: context.clip)
  }

  /// Returns a shape's coverage, sharpened if the rasterizer's settings say so.
  func coverage(
    of outline: Outline, isEvenOdd: Bool, thickness: Double? = nil, limits: SampleRect,
    in context: Context
  ) -> Coverage {
    var transform = context.transform
    guard rasterizer.edges == .crisp else {
      return Coverage(of: outline, isEvenOdd: isEvenOdd, transform: transform, limits: limits)
    }
    let bounds = transform.apply(outline.bounds)
    if transform.b == 0, transform.c == 0, let fitting = GridFitting.transform(for: bounds) {
      transform = transform.followed(by: fitting)
    }
    var coverage = Coverage(
      of: outline, isEvenOdd: isEvenOdd, transform: transform, limits: limits)
    let extent = thickness.map { $0 * transform.meanScale } ?? min(bounds.width, bounds.height)
    coverage.sharpen(thickness: extent)
    return coverage
  }

  /// Blurs the backdrop inside a material's shape; the material's tint is drawn afterwards.
  private func layMaterial(
    in coverage: Coverage, on canvas: inout PixelCanvas, clip: Coverage?,
    transform: AffineTransform2D
  ) {
    var backdrop = PixelCanvas(area: coverage.area)
    backdrop.composite(canvas, opacity: 1, mode: .normal, clip: nil)
    backdrop.blur(radiusX: abs(transform.meanScale) * 20, radiusY: abs(transform.meanScale) * 20)
    let shape = clip.map(coverage.multiplied) ?? coverage
    guard !shape.area.isEmpty else { return }
    canvas.composite(backdrop, opacity: 1, mode: .sourceAtop, clip: shape)
  }

  private func paint(_ image: ImageDrawing, on canvas: inout PixelCanvas, in context: Context) {
    let outline = Outline.rectangle(image.frame)
    switch image.content {
    case .missing:
      fill(outline, .color(ImagePlaceholder.fill), isEvenOdd: false, on: &canvas, in: context)
      fill(
        ImagePlaceholder.cross(in: image.frame), .color(ImagePlaceholder.line), isEvenOdd: false,
        on: &canvas, in: context)
    case .pixels:
      let pixels = Paint.image(image.content, rect: image.tile ?? image.frame)
      guard let template = image.template else {
        fill(outline, pixels, isEvenOdd: false, on: &canvas, in: context)
        return
      }
      let coverage = Coverage(
        of: outline, isEvenOdd: false, transform: context.transform, limits: canvas.area)
      guard !coverage.area.isEmpty else { return }
      var silhouette = coverage
      let sampler = PaintSampler(pixels, transform: context.transform)
      silhouette.multiply(byAlphaOf: sampler.colors)
      canvas.fill(
        silhouette, with: PaintSampler(template, transform: context.transform), clip: context.clip)
    }
  }
}

extension ImagePlaceholder {
  static func cross(in frame: CGRect) -> Outline {
    Outline(elements: [
      .move(CGPoint(x: frame.minX, y: frame.minY)), .line(CGPoint(x: frame.maxX, y: frame.maxY)),
      .move(CGPoint(x: frame.maxX, y: frame.minY)), .line(CGPoint(x: frame.minX, y: frame.maxY)),
    ]).stroked(StrokePattern(width: max(min(frame.width, frame.height) * 0.03, 1)))
  }
}
