import Foundation

/// A character in its cell.
struct SetGlyph {
  var text: String
  var column: Int
  var row: Int
  var attributes: Cell.Attributes
  /// The part of the phone's screen whose colours it takes, in points.
  var source: CGRect
}

/// One tall letter: pixels of half a cell each way, from a corner counted in such pixels.
struct DrawnGlyph {
  var pixels: [[Bool]]
  var left: Int
  var top: Int
  var source: CGRect
}

/// All text of a picture in its cells.
struct SetText {
  var glyphs: [SetGlyph] = []
  var drawn: [DrawnGlyph] = []
  var notes: [RenderNote] = []
}
