import Foundation
import Pixels

/// A stretch of text that is set in one way, in one row of cells or as tall letters.
struct TextSegment {
  /// One grapheme with its place on the phone.
  struct Glyph {
    var text: String
    var cells: Int
    /// Where it stands on the phone, in points.
    var left: Double
    var right: Double
    var font: FontDescription
    var attributes: Cell.Attributes

    var isSpace: Bool { text == " " }
  }

  enum Kind {
    /// One character a cell, close together.
    case written
    /// One row, every character at its own place: large text without drawn letters.
    case spaced
    /// Tall letters of block characters.
    case drawn
  }

  var glyphs: [Glyph]
  var kind: Kind
  /// On the phone, in points.
  var frame: CGRect
  var baseline: Double
  var anchor: TextLine.Anchor
  var accent: AccentGroup
  var node: Int?

  /// Cells from the first to the last character, both included.
  var width: Int {
    switch kind {
    case .written, .drawn: glyphs.reduce(0) { $0 + $1.cells }
    case .spaced: offsets.last.map { $0 + (glyphs.last?.cells ?? 0) } ?? 0
    }
  }

  /// Where each character stands from the first, in cells.
  var offsets: [Int] {
    var offsets: [Int] = []
    var next = 0
    let start = glyphs.first?.left ?? 0
    for glyph in glyphs {
      if kind == .spaced {
        let middle = (glyph.left + glyph.right) / 2 - start
        next = max(next, Int(saturating: (middle / spacing - Double(glyph.cells) / 2).rounded()))
      }
      offsets.append(next)
      next += glyph.cells
    }
    return offsets
  }

  /// The width of a cell in points, for spaced text.
  var spacing: Double = CellScale.standard.width

  var size: Double { glyphs.map(\.font.size).max() ?? 0 }
  var text: String { glyphs.map(\.text).joined() }

  /// The band between baseline and x-height: where the ink is and colours are read.
  var band: (top: Double, bottom: Double) {
    let font = glyphs.max { $0.font.size < $1.font.size }?.font ?? FontDescription(size: 12)
    return (baseline - TextMetrics.sanFrancisco.xHeight(of: font), baseline)
  }

  /// The height that the eye takes for the line's: the middle of its capitals.
  var middle: Double {
    let font = glyphs.max { $0.font.size < $1.font.size }?.font ?? FontDescription(size: 12)
    return baseline - TextMetrics.sanFrancisco.capHeight(of: font) / 2
  }
}
