package import Foundation
import Pixels

/// Paints display lists on a grid of samples.
package struct Rasterizer: Sendable {
  /// What becomes of text and of small symbols.
  package enum GlyphPolicy: Sendable {
    /// They are handed on to be set in characters; the ink plane carries their colours.
    case separate
    /// They are painted as bars of ink at x-height, as a thumbnail would show them.
    case painted
  }

  /// How the samples at a shape's edge are covered.
  package enum Edges: Sendable {
    /// By the area that lies inside: for measuring colours.
    case faithful
    /// Sharpened, and hairlines strengthened: for grids so coarse that greys would look like dirt.
    case crisp
  }

  /// Samples per point, across and down.
  package var scale: CGSize
  package var edges: Edges
  package var glyphPolicy: GlyphPolicy
  /// Symbols at least this high, in points, are drawn as shapes instead of as one character.
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

  /// The most samples on one side: a picture beyond it is cut off, never a reason to run out.
  private static let limit = 8192.0

  /// The most samples in all, many times what the largest widget takes.
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
