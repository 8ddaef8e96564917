package import Foundation
package import Pixels

/// A rasterized display list, with its text kept separate for output as characters.
package struct Raster: Sendable {
  package let width: Int
  package let height: Int
  /// Samples per point, horizontally and vertically.
  package let scale: CGSize
  /// The picture without glyphs, premultiplied, row by row.
  package let ground: [Pixel]
  /// The color of each sample if a glyph fully covered it.
  package let ink: [Pixel]
  /// Text lines and small symbols in drawing order, in the picture's points.
  package let glyphs: [PlacedGlyphs]

  /// Returns the color at a point, without text and not premultiplied; clear outside the picture.
  package func groundColor(at point: CGPoint) -> RGBA {
    index(at: point).map { RGBA(ground[$0]) } ?? .clear
  }

  /// Returns the mean colors of both planes over a rectangle in points.
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
