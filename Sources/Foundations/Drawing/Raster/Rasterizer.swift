package import Foundation
import Pixels

/// Rasterizes display lists.
package struct Rasterizer: Sendable {
  /// The treatment of text and small symbols.
  package enum GlyphPolicy: Sendable {
    /// Glyphs are returned for output as characters, and the ink plane holds their colors.
    case separate
    /// Glyphs are drawn as bars at x-height, as in a thumbnail.
    case painted
  }

  package enum Edges: Sendable {
    /// Coverage by area, for measuring colors.
    case faithful
    /// Sharp edges and stronger hairlines, for grids so coarse that intermediate shades would look like
    /// noise.
    case crisp
  }

  /// Samples per point, horizontally and vertically.
  package var scale: CGSize
  package var edges: Edges
  package var glyphPolicy: GlyphPolicy
  /// The minimum height in points of symbols that are drawn as shapes rather than as characters.
  package var drawnSymbolHeight: Double

  package init(
    scale: CGSize, edges: Edges = .faithful, glyphPolicy: GlyphPolicy = .separate,
    drawnSymbolHeight: Double = 24
  ) {
    self.scale = scale
    self.edges = edges
    self.glyphPolicy = glyphPolicy
    self.drawnSymbolHeight = drawnSymbolHeight
  }

  /// The maximum number of samples per side; larger pictures are clipped.
  private static let limit = 8192.0

  /// The maximum total number of samples, many times what the largest widget needs.
  private static let mostSamples = 1 << 22

  package func raster(of list: DisplayList) -> Raster {
    func extent(_ length: Double, _ scale: Double) -> Int {
      let samples = (length * scale).rounded(.up)
      return samples.isFinite ? Int(min(max(samples, 0), Self.limit)) : 0
    }
    let width = extent(list.size.width, scale.width)
    let height = min(extent(list.size.height, scale.height), Self.mostSamples / max(width, 1))
    let area = SampleRect(left: 0, top: 0, right: width, bottom: height)
    var painter = ItemPainter(rasterizer: self)
    var canvas = PixelCanvas(area: area)
    let context = ItemPainter.Context(
      transform: .scale(x: scale.width, y: scale.height), clip: nil, glyphPolicy: glyphPolicy)
    painter.paint(list.items, on: &canvas, in: context)
    return Raster(
      width: width, height: height, scale: scale, ground: canvas.ground,
      ink: canvas.ink, glyphs: painter.glyphs)
  }
}
