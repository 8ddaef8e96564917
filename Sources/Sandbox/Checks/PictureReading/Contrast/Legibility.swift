package import Drawing
import Foundation
import Pixels

/// The contrast of a line of text or a symbol with its composited background.
///
/// The contrast is sampled at every point of the ink, so a varying background has a worst and a typical
/// contrast. By comparison, `PlacedElement.colors` are averages over the view's frame.
package struct Legibility: Sendable {
  /// The view that drew the text or symbol.
  package let node: Int?
  package let content: PlacedGlyphs.Content
  /// The lowest WCAG contrast ratio, ignoring one sample in twenty for edges and overlaps.
  package let worst: Double
  /// The median contrast of all samples.
  package let typical: Double
  /// The colors at the lowest contrast.
  package let ink: RGBA
  package let ground: RGBA

  /// The font size in points, after transforms.
  package var fontSize: Double {
    switch content {
    case .text(let line): line.runs.map(\.font.size).max() ?? 0
    case .symbol(let symbol): symbol.font.size
    }
  }

  /// Whether the text is large according to WCAG: at least 18 points, or bold.
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

  /// The minimum contrast according to WCAG: 4.5 for text, 3 for large text and symbols.
  package var wanted: Double { isLarge ? 3 : 4.5 }
}

extension Legibility {
  /// Returns the legibility of every line of text and every symbol inside the drawing.
  ///
  /// - Parameters:
  ///   - backdrop: The color behind transparent parts of the drawing.
  ///   - dimming: A factor for every color, as on an always-on screen.
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

  /// Returns the frame of the ink; for a line of text, from the baseline to the cap height.
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
