import Foundation

struct SetGlyph {
  var text: String
  var column: Int
  var row: Int
  var attributes: Cell.Attributes
  /// The area of the phone's screen, in points, that determines the colors.
  var source: CGRect
}

/// A large letter in pixels of half a cell each way; its position is in the same units.
struct DrawnGlyph {
  var pixels: [[Bool]]
  var left: Int
  var top: Int
  var source: CGRect
}

struct SetText {
  var glyphs: [SetGlyph] = []
  var drawn: [DrawnGlyph] = []
  var notes: [RenderNote] = []
}
