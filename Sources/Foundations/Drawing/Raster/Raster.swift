package import Foundation
package import Pixels

/// A display list brought to samples, with the text that waits to be set in characters.
package struct Raster: Sendable {
  package let width: Int
  package let height: Int
  /// Samples per point, across and down.
  package let scale: CGSize
  /// The picture without glyphs, premultiplied, row by row.
  package let ground: [Pixel]
  /// The colour that a glyph covering the sample wholly would show there.
  package let ink: [Pixel]
  /// Text lines and small symbols in drawing order, in the picture's points.
  package let glyphs: [PlacedGlyphs]

  /// The straight colour under a point, without text; clear outside.
  package func groundColor(at point: CGPoint) -> RGBA {
    index(at: point).map { RGBA(ground[$0]) } ?? .clear
  }

  /// Both planes averaged over a rectangle in points.
  package func average(in rect: CGRect) -> (ground: Pixel, ink: Pixel) {
    let limits = SampleRect(left: 0, top: 0, right: width, bottom: height)
    let scaled = CGRect(
      x: rect.minX * scale.width, y: rect.minY * scale.height, width: rect.width * scale.width,
      height: rect.height * scale.height)
    let area = SampleRect(around: scaled, in: limits)
    guard !area.isEmpty else { return (.zero, .zero) }
    return (area.mean(of: ground, width: width), area.mean(of: ink, width: width))
  }

  private func index(at point: CGPoint) -> Int? {
    let column = Int(saturating: (point.x * scale.width).rounded(.down))
    let row = Int(saturating: (point.y * scale.height).rounded(.down))
    guard row >= 0, column >= 0, row < height, column < width else { return nil }
    return row * width + column
  }
}
