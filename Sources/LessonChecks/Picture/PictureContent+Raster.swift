import PictureReading
import Drawing
import Foundation
import Pixels

extension PictureContent {
  /// The colour of an element as it ends up on the picture, and that of what is behind it.
  ///
  /// Text and small symbols are read from the raster's ink plane, which holds the colour that a
  /// glyph would show wherever it stands. Shapes, images and large symbols are found by painting
  /// the picture without them: where the two differ, they are seen.
  func inkAndGround(of element: PictureElement) -> (ink: PictureColor, ground: PictureColor)? {
    let items = element.ownItems
    let glyphs = raster.glyphs.filter { glyph in
      items.contains { $0.node == glyph.node && glyph.node != nil }
    }
    if let clearest = glyphs.compactMap(inkAndGround).max(by: {
      Self.contrast($0) < Self.contrast($1)
    }) {
      return clearest
    }
    return inkAndGround(without: element)
  }

  private func inkAndGround(
    of glyphs: PlacedGlyphs
  ) -> (ink: PictureColor, ground: PictureColor)? {
    let bounds = CGRect(origin: .zero, size: picture.size)
    let visible = glyphs.frame.overlap(with: bounds)
    guard !visible.isNull, visible.width > 0, visible.height > 0 else { return nil }
    let colors = raster(showing: glyphs).average(in: visible)
    return (seen(colors.ink), seen(colors.ground))
  }

  /// The samples in which these glyphs are not painted over by others: a text covered by a plate
  /// would else borrow the ink of the text that stands on the plate.
  private func raster(showing glyphs: PlacedGlyphs) -> Raster {
    let others = raster.glyphs.filter {
      $0.node != glyphs.node && !$0.frame.overlap(with: glyphs.frame).isEmpty
    }
    let nodes = Set(others.compactMap(\.node))
    guard !nodes.isEmpty else { return raster }
    let rest = DisplayList(
      size: picture.drawing.size,
      items: picture.drawing.items.compactMap { $0.withoutGlyphs(of: nodes) })
    return Self.rasterizer.raster(of: rest)
  }

  /// Compares the picture with the one that lacks the element.
  private func inkAndGround(
    without element: PictureElement
  ) -> (ink: PictureColor, ground: PictureColor)? {
    let indices = Set(subtree(of: element.node.index).map(\.index))
    let rest = DisplayList(
      size: picture.drawing.size, items: picture.drawing.items.compactMap { $0.without(indices) })
    let other = Self.rasterizer.raster(of: rest)
    guard other.ground.count == raster.ground.count else { return nil }
    var best: (ink: PictureColor, ground: PictureColor)?
    var clearest = 0.0
    for (with, without) in zip(raster.ground, other.ground) where with != without {
      let pair = (ink: seen(with), ground: seen(without))
      let contrast = Self.contrast(pair)
      if contrast > clearest { (best, clearest) = (pair, contrast) }
    }
    if let best { return best }
    // Nothing changes without it: it has the colour of what is behind it, or is covered.
    guard let color = element.color else { return nil }
    return (color, color)
  }

  /// A sample as seen on the wallpaper that shows through where the picture is clear.
  private func seen(_ pixel: Pixel) -> PictureColor {
    PictureColor(RGBA(pixel)).over(wallpaper)
  }

  /// The grey that stands for a wallpaper: dark behind widgets without a background of their own.
  private var wallpaper: PictureColor {
    if rendered.request.mode == .fullColor, rendered.request.proposal != nil {
      return PictureColor(rendered.request.isDark ? .black : .white)
    }
    return PictureColor(RGBA(white: 0.25))
  }

  private static func contrast(_ pair: (ink: PictureColor, ground: PictureColor)) -> Double {
    pair.ink.contrast(with: pair.ground)
  }

  /// One sample a point, with drawn symbols as shapes and text left to the ink plane.
  static let rasterizer = Rasterizer(scale: CGSize(width: 1, height: 1))
}

extension DisplayItem {
  /// The item without the texts and symbols of these views; nil where nothing is left.
  fileprivate func withoutGlyphs(of nodes: Set<Int>) -> DisplayItem? {
    switch content {
    case .text, .symbol: return node.map(nodes.contains) ?? false ? nil : self
    case .fill, .stroke, .image: return self
    case .layer(var layer):
      layer.items = layer.items.compactMap { $0.withoutGlyphs(of: nodes) }
      var item = self
      item.content = .layer(layer)
      return item
    }
  }

  /// The item without what these views drew; nil where nothing is left.
  fileprivate func without(_ nodes: Set<Int>) -> DisplayItem? {
    guard case .layer(var layer) = content else {
      return node.map(nodes.contains) ?? false ? nil : self
    }
    layer.items = layer.items.compactMap { $0.without(nodes) }
    guard !layer.items.isEmpty else { return nil }
    var item = self
    item.content = .layer(layer)
    return item
  }
}
