import Pixels

/// A block character: which parts of its cell the foreground fills.
struct ShapeCell: Sendable {
  let character: Character
  /// Bit `row * 2 + column` of the 2 × 4 samples of a cell.
  let pattern: UInt8

  /// True where another block fills exactly what this one leaves.
  var isReversible: Bool { pattern != 0b1100_0000 && pattern != 0b1111_1100 }

  /// Eighth, half and quadrant blocks that every monospaced font has, simplest first.
  static let blocks: [ShapeCell] = [
    ShapeCell(character: "▄", pattern: 0b1111_0000),
    ShapeCell(character: "▀", pattern: 0b0000_1111),
    ShapeCell(character: "▌", pattern: 0b0101_0101),
    ShapeCell(character: "▐", pattern: 0b1010_1010),
    ShapeCell(character: "▂", pattern: 0b1100_0000),
    ShapeCell(character: "▆", pattern: 0b1111_1100),
    ShapeCell(character: "▖", pattern: 0b0101_0000),
    ShapeCell(character: "▗", pattern: 0b1010_0000),
    ShapeCell(character: "▘", pattern: 0b0000_0101),
    ShapeCell(character: "▝", pattern: 0b0000_1010),
    ShapeCell(character: "▙", pattern: 0b1111_0101),
    ShapeCell(character: "▟", pattern: 0b1111_1010),
    ShapeCell(character: "▛", pattern: 0b0101_1111),
    ShapeCell(character: "▜", pattern: 0b1010_1111),
    ShapeCell(character: "▚", pattern: 0b1010_0101),
    ShapeCell(character: "▞", pattern: 0b0101_1010),
  ]

  /// The patterns of `blocks`.
  static let patterns = blocks.map { SamplePattern($0.pattern) }

  static let reversibleBlocks = blocks.filter(\.isReversible)
  /// The patterns of `reversibleBlocks`.
  static let reversiblePatterns = reversibleBlocks.map { SamplePattern($0.pattern) }

  /// The Braille character with a dot for each set sample.
  static func braille(_ pattern: UInt8) -> Character {
    // Braille numbers its dots down the columns, the bottom row last.
    let order: [UInt32] = [0x01, 0x08, 0x02, 0x10, 0x04, 0x20, 0x40, 0x80]
    var value: UInt32 = 0x2800
    for bit in 0..<8 where pattern & (1 << UInt8(bit)) != 0 { value |= order[bit] }
    return Unicode.Scalar(value).map(Character.init) ?? " "
  }
}
