import Foundation
import Pixels

/// A piece of text with one style of setting: in a row of cells, or as large letters.
struct TextSegment {
  struct Glyph {
    var text: String
    var cells: Int
    /// The left edge on the phone, in points.
    var left: Double
    var right: Double
    var font: FontDescription
    var attributes: Cell.Attributes

    var isSpace: Bool { text == " " }
  }

  enum Kind {
    /// One character per cell, without gaps.
    case written
    /// A single row with each character at its own position, for large text without block letters.
    case spaced
    /// Large letters made of block characters.
    case drawn
  }

  var glyphs: [Glyph]
  var kind: Kind
  /// The frame on the phone, in points.
  var frame: CGRect
  var baseline: Double
  var anchor: TextLine.Anchor
  var accent: AccentGroup
  var node: Int?

  /// The number of cells from the first to the last character.
  var width: Int {
    switch kind {
    case .written, .drawn: glyphs.reduce(0) { $0 + $1.cells }
    case .spaced: offsets.last.map { $0 + (glyphs.last?.cells ?? 0) } ?? 0
    }
  }

  /// The offset of each character from the first, in cells.
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

  /// The range from the x-height to the baseline, which contains the ink whose color is read.
  var band: (top: Double, bottom: Double) {
    let font = glyphs.max { $0.font.size < $1.font.size }?.font ?? FontDescription(size: 12)
    return (baseline - TextMetrics.sanFrancisco.xHeight(of: font), baseline)
  }

  /// The visual center of the line: the middle of its capitals.
  var middle: Double {
    let font = glyphs.max { $0.font.size < $1.font.size }?.font ?? FontDescription(size: 12)
    return baseline - TextMetrics.sanFrancisco.capHeight(of: font) / 2
  }
}
