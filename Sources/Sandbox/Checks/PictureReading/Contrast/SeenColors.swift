package import Drawing
import Foundation
import Pixels

/// The final colors of a view and its background in the picture.
package struct SeenColors: Hashable, Sendable {
  package let ink: RGBA
  package let ground: RGBA
  /// Whether the view is distinguishable from its background anywhere, by brightness or by hue.
  package let isToldApart: Bool

  /// The WCAG contrast ratio, from 1 (none) to 21.
  package var contrast: Double { ink.contrast(with: ground) }
}

extension PlacedElement {
  /// Returns the colors of the view's most visible part, or `nil` if it draws nothing with a color.
  ///
  /// For text and small symbols, the colors are averages of the raster's ink plane over the frame. The ink
  /// plane has a glyph's color at each point. For shapes, images and large symbols, this method also paints
  /// the picture without the view: the view is visible where the two pictures differ.
  func workedOutColors() -> SeenColors? {
    let indices = Set(subtree.map(\.index))
    let drawing = picture.drawing
    let written = drawing.raster.glyphs.filter { $0.node.map(indices.contains) ?? false }
      .compactMap { glyphs -> SeenColors? in
        let room = CGRect(origin: .zero, size: picture.picture.size)
        let visible = glyphs.frame.overlap(with: room)
        guard !visible.isNull, visible.width > 0, visible.height > 0 else { return nil }
        let colors = drawing.raster(showing: glyphs).average(in: visible)
        let (ink, ground) = (seen(colors.ink), seen(colors.ground))
        return SeenColors(ink: ink, ground: ground, isToldApart: ink.standsOut(from: ground))
      }
    return written.max { $0.contrast < $1.contrast } ?? colorsOfShapes()
  }

  /// Returns the colors of shapes by comparing the picture with and without the view.
  private func colorsOfShapes() -> SeenColors? {
    let own = leaves
    guard !own.isEmpty else { return nil }
    let ground = picture.drawing.raster.ground
    let rest = picture.drawing.without(Set(own.map(\.ordinal))).raster.ground
    guard rest.count == ground.count else { return nil }
    var pairs: Set<SamplePair> = []
    for (with, without) in zip(ground, rest) where with != without {
      pairs.insert(SamplePair(with: with, without: without))
    }
    let colors = pairs.map { pair in
      let (ink, ground) = (seen(pair.with), seen(pair.without))
      return SeenColors(ink: ink, ground: ground, isToldApart: ink.standsOut(from: ground))
    }
    guard let clearest = colors.max(by: { $0.contrast < $1.contrast }) else {
      // The picture is the same without the view: the view has its background's color, or is covered.
      return color.map { SeenColors(ink: $0, ground: $0, isToldApart: false) }
    }
    return SeenColors(
      ink: clearest.ink, ground: clearest.ground,
      isToldApart: colors.contains(where: \.isToldApart))
  }

  /// Returns a sample composited over the picture's backdrop.
  private func seen(_ pixel: Pixel) -> RGBA { RGBA(pixel).over(picture.backdrop) }
}

/// A sample of the picture with and without the view.
///
/// Flat areas repeat the same pair.
private struct SamplePair: Hashable {
  let with: Pixel
  let without: Pixel
}
