package import Drawing
import Foundation
import Pixels

/// How clearly a line of text or a symbol stands out from what is behind it, everything composited.
///
/// Sampled at every point of its ink: where the ground varies, the worst place and the middle one are
/// told apart. `PlacedElement.colors` are the average over the frame instead.
package struct Legibility: Sendable {
  /// The view that drew it.
  package let node: Int?
  package let content: PlacedGlyphs.Content
  /// WCAG's ratio where it is least; one sample in twenty is left to edges and overlaps.
  package let worst: Double
  /// The middle of all samples.
  package let typical: Double
  /// The colours where the contrast is least.
  package let ink: RGBA
  package let ground: RGBA

  /// In points, transforms applied.
  package var fontSize: Double {
    switch content {
    case .text(let line): line.runs.map(\.font.size).max() ?? 0
    case .symbol(let symbol): symbol.font.size
    }
  }

  /// WCAG's large text: at least 18 points, or bold.
  package var isLarge: Bool {
    switch content {
    case .text(let line): fontSize >= 18 || line.runs.allSatisfy { $0.font.weight >= 700 }
    case .symbol: true
    }
  }

  package var isSymbol: Bool {
    if case .symbol = content { true } else { false }
  }

  package var paints: [Paint] {
    switch content {
    case .text(let line): line.runs.map(\.paint)
    case .symbol(let symbol): symbol.paints
    }
  }

  /// The least contrast that WCAG wants: 4.5 for text, 3 for large text and for symbols.
  package var wanted: Double { isLarge ? 3 : 4.5 }
}

extension Legibility {
  /// Every text line and symbol that lies inside the drawing.
  ///
  /// - Parameters:
  ///   - backdrop: What shines through where the drawing is clear.
  ///   - dimming: What every colour is multiplied by, as an always-on screen does.
  package static func all(
    in drawing: SampledDrawing, on backdrop: RGBA = .wallpaper, dimming: Double = 1
  ) -> [Legibility] {
    drawing.writing.compactMap { glyphs, raster in
      let visible = inkBox(of: glyphs).overlap(with: CGRect(origin: .zero, size: drawing.list.size))
      guard !visible.isNull, visible.width >= 0.5, visible.height >= 0.5 else { return nil }
      var samples = samples(in: visible, of: raster).map { sample in
        (
          ink: RGBA(sample.ink).over(backdrop).dimmed(by: dimming),
          ground: RGBA(sample.ground).over(backdrop).dimmed(by: dimming)
        )
      }.map { (pair: $0, contrast: $0.ink.contrast(with: $0.ground)) }
      guard !samples.isEmpty else { return nil }
      samples.sort { $0.contrast < $1.contrast }
      let worst = samples[samples.count / 20]
      return Legibility(
        node: glyphs.node, content: glyphs.content, worst: worst.contrast,
        typical: samples[samples.count / 2].contrast, ink: worst.pair.ink,
        ground: worst.pair.ground)
    }
  }

  /// Where the ink is: of a line, what lies between its baseline and the height of capitals.
  private static func inkBox(of glyphs: PlacedGlyphs) -> CGRect {
    switch glyphs.content {
    case .symbol(let symbol): return symbol.frame
    case .text(let line):
      let width = line.runs.reduce(0) { $0 + $1.width }
      let height = 0.7 * (line.runs.map(\.font.size).max() ?? 0)
      return CGRect(
        x: line.frame.minX, y: line.baseline - height, width: min(width, line.frame.width),
        height: height)
    }
  }

  private static func samples(in rect: CGRect, of raster: Raster) -> [(ink: Pixel, ground: Pixel)] {
    func clamp(_ value: Double, _ limit: Int) -> Int {
      Int(saturating: min(max(value, 0), Double(limit)))
    }
    let columns = clamp(rect.minX, raster.width)..<clamp(rect.maxX.rounded(.up), raster.width)
    let rows = clamp(rect.minY, raster.height)..<clamp(rect.maxY.rounded(.up), raster.height)
    return rows.flatMap { row in
      columns.map { (raster.ink[row * raster.width + $0], raster.ground[row * raster.width + $0]) }
    }
  }
}

extension RGBA {
  fileprivate func dimmed(by factor: Double) -> RGBA {
    factor == 1
      ? self : RGBA(red: red * factor, green: green * factor, blue: blue * factor, alpha: alpha)
  }
}
