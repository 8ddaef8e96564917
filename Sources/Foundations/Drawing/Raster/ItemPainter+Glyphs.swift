import Foundation
import Pixels

extension ItemPainter {
  mutating func paint(
    _ line: TextLine, of item: DisplayItem, on canvas: inout PixelCanvas, in context: Context
  ) {
    let isSeparate = context.glyphPolicy == .separate
    let fonts = line.runs.map(\.font)
    let height = fonts.map { TextMetrics.sanFrancisco.capHeight(of: $0) }.max() ?? 0
    let body =
      isSeparate ? line.frame : line.frame.band(above: line.baseline, height: height * 0.75)
    var x = line.frame.minX
    for run in line.runs {
      let left = x
      let box = CGRect(x: x, y: body.minY, width: run.width, height: body.height)
      x += run.width
      guard !run.string.allSatisfy(\.isWhitespace) else { continue }
      if !isSeparate, let outline = run.outline {
        let letters = Coverage(
          of: outline.offset(x: left, y: line.baseline), isEvenOdd: false,
          transform: context.transform, limits: canvas.area)
        canvas.fill(
          letters, with: PaintSampler(run.paint, transform: context.transform), clip: context.clip)
        continue
      }
      var coverage = Coverage(
        of: .rectangle(box), isEvenOdd: false, transform: context.transform, limits: canvas.area)
      let sampler = PaintSampler(run.paint, transform: context.transform)
      if isSeparate {
        coverage.fillTouchedSamples()
        canvas.fill(coverage, with: sampler, clip: context.clip, plane: .ink)
      } else {
        // A line of text covers about a third of its x-height with ink.
        coverage.weaken(to: 0.35)
        canvas.fill(coverage, with: sampler, clip: context.clip)
      }
    }
    if isSeparate {
      glyphs.append(
        PlacedGlyphs(
          content: .text(line.placed(by: pointTransform(context))), accent: item.accent,
          node: item.node))
    }
  }

  mutating func paint(
    _ symbol: SymbolDrawing, of item: DisplayItem, on canvas: inout PixelCanvas, in context: Context
  ) {
    let placed = symbol.placed(by: pointTransform(context))
    if context.glyphPolicy == .painted || placed.frame.height >= rasterizer.drawnSymbolHeight {
      let parts = SymbolShape.parts(of: symbol)
      for part in parts { paint(part, on: &canvas, in: context) }
      if !parts.isEmpty { return }
    }
    var coverage = Coverage(
      of: .rectangle(symbol.frame), isEvenOdd: false, transform: context.transform,
      limits: canvas.area)
    coverage.fillTouchedSamples()
    let paint = SymbolPalette(symbol).main
    canvas.fill(
      coverage, with: PaintSampler(paint, transform: context.transform), clip: context.clip,
      plane: .ink)
    glyphs.append(
      PlacedGlyphs(content: .symbol(placed), accent: item.accent, node: item.node))
  }

  private func paint(
    _ part: SymbolShape.PaintedPart, on canvas: inout PixelCanvas, in context: Context
  ) {
    var coverage = Coverage(
      of: part.outline, isEvenOdd: false, transform: context.transform, limits: canvas.area)
    for cutout in part.cutouts {
      coverage.subtract(
        Coverage(
          of: cutout, isEvenOdd: false, transform: context.transform, limits: canvas.area))
    }
    let sampler = PaintSampler(part.paint, transform: context.transform)
    canvas.fill(coverage, with: sampler, clip: context.clip)
  }

  private func pointTransform(_ context: Context) -> AffineTransform2D {
    context.transform.followed(
      by: .scale(x: 1 / rasterizer.scale.width, y: 1 / rasterizer.scale.height))
  }
}

extension CGRect {
  fileprivate func band(above bottom: Double, height: Double) -> CGRect {
    CGRect(x: minX, y: bottom - height, width: width, height: height)
  }

  /// Returns the rectangle with its center transformed, still upright and evenly scaled.
  func placed(by transform: AffineTransform2D) -> CGRect {
    let center = transform.apply(CGPoint(x: midX, y: midY))
    let scale = transform.meanScale
    return CGRect(
      x: center.x - width * scale / 2, y: center.y - height * scale / 2, width: width * scale,
      height: height * scale)
  }
}

extension TextLine {
  /// Returns the transformed line; rotated text stays upright, because terminal characters can't rotate.
  func placed(by transform: AffineTransform2D) -> TextLine {
    if transform.isIdentity { return self }
    var line = self
    let scale = transform.meanScale
    line.frame = frame.placed(by: transform)
    line.baseline = line.frame.minY + (baseline - frame.minY) * scale
    for index in line.runs.indices {
      line.runs[index].width *= scale
      line.runs[index].font.size *= scale
      line.runs[index].font.lineHeight = line.runs[index].font.lineHeight.map { $0 * scale }
    }
    return line
  }
}

extension SymbolDrawing {
  func placed(by transform: AffineTransform2D) -> SymbolDrawing {
    if transform.isIdentity { return self }
    var symbol = self
    symbol.frame = frame.placed(by: transform)
    symbol.font.size *= transform.meanScale
    return symbol
  }
}
