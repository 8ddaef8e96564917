import Drawing
import Foundation
import PictureReading

/// Scripted pictures: drawings, and the views that draw them.
enum Drawn {
  static let whole = CGRect(x: 0, y: 0, width: 158, height: 158)

  static func fill(
    _ outline: Outline, _ color: RGBA, accent: AccentGroup = .primary, node: Int? = nil
  ) -> DisplayItem {
    DisplayItem(
      .fill(outline: outline, paint: .color(color), isEvenOdd: false), accent: accent, node: node)
  }

  static func text(
    _ string: String, x: Double, y: Double, size: Double, color: RGBA = .white,
    anchor: TextLine.Anchor = .leading, accent: AccentGroup = .primary, node: Int? = nil
  ) -> DisplayItem {
    let font = FontDescription(size: size)
    let metrics = TextMetrics.sanFrancisco
    let width = metrics.width(of: string, in: font)
    let frame = CGRect(
      x: anchor == .center ? x - width / 2 : x, y: y, width: width,
      height: metrics.lineHeight(of: font))
    return DisplayItem(
      .text(
        TextLine(
          runs: [TextLine.Run(string: string, font: font, paint: .color(color), width: width)],
          frame: frame, baseline: y + metrics.ascent(of: font), anchor: anchor)),
      accent: accent, node: node)
  }

  static func symbol(
    _ name: String, x: Double, y: Double, size: Double, color: RGBA = .white,
    mode: SymbolDrawing.RenderingMode = .monochrome,
    accentedMode: ImageDrawing.AccentedMode? = nil, node: Int? = nil
  ) -> DisplayItem {
    DisplayItem(
      .symbol(
        SymbolDrawing(
          name: name, frame: CGRect(x: x, y: y, width: size * 1.2, height: size * 1.15),
          font: FontDescription(size: size), paints: [.color(color)], renderingMode: mode,
          accentedMode: accentedMode)),
      node: node)
  }

  /// Returns a view for the item with this number.
  static func view(
    _ node: Int, _ type: String, text: String? = nil, symbol: String? = nil,
    identifier: String? = nil, children: [PictureNode] = [],
    with change: (inout ViewTraits) -> Void = { _ in }
  ) -> PictureNode {
    var traits = ViewTraits()
    traits.imageName = symbol
    traits.isSymbol = symbol != nil
    change(&traits)
    return PictureNode(
      index: node, type: type, identifier: identifier, frame: whole, text: text, traits: traits,
      children: children)
  }

  static func picture(_ items: [DisplayItem], _ views: [PictureNode]) -> Picture {
    Picture(
      size: whole.size, root: PictureNode(index: 0, type: "widget", frame: whole, children: views),
      drawing: DisplayList(size: whole.size, items: items))
  }

  static func reading(_ items: [DisplayItem], _ views: [PictureNode]) -> ReadPicture {
    ReadPicture(picture(items, views))
  }
}
