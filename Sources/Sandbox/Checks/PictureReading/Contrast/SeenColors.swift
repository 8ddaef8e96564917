package import Drawing
import Foundation
import Pixels

/// The colour of a view as it ends up on the picture, and that of what is behind it.
package struct SeenColors: Hashable, Sendable {
  package let ink: RGBA
  package let ground: RGBA
  /// True where one can be told from the other somewhere, by brightness or by hue.
  package let isToldApart: Bool

  /// WCAG's ratio, from 1 (none) to 21.
  package var contrast: Double { ink.contrast(with: ground) }
}

extension PlacedElement {
  /// The colours of the clearest thing that the view draws; nil where it draws nothing with a colour.
  ///
  /// Text and small symbols are read from the raster's ink plane, which holds the colour that a glyph
  /// would show wherever it stands, averaged over their frame. Shapes, images and large symbols are
  /// found by painting the picture without them: where the two differ, they are seen.
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

  /// Compares the picture with the one that lacks the view.
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
      // Nothing changes without it: it has the colour of what is behind it, or is covered.
      return color.map { SeenColors(ink: $0, ground: $0, isToldApart: false) }
    }
    return SeenColors(
      ink: clearest.ink, ground: clearest.ground,
      isToldApart: colors.contains(where: \.isToldApart))
  }

  /// A sample as seen on what shines through where the picture is clear.
  private func seen(_ pixel: Pixel) -> RGBA { RGBA(pixel).over(picture.backdrop) }
}

/// One sample of a picture and what is there without a view; flat areas have the same many times.
private struct SamplePair: Hashable {
  let with: Pixel
  let without: Pixel
}
