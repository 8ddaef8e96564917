import Pixels

/// A block character and the parts of its cell that it fills.
struct ShapeCell: Sendable {
  let character: Character
  /// The filled parts of the cell's 2 × 4 samples, as bits `row * 2 + column`.
  let pattern: UInt8

  /// Whether another block fills exactly the complement.
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

  static let patterns = blocks.map { SamplePattern($0.pattern) }

  static let reversibleBlocks = blocks.filter(\.isReversible)
  static let reversiblePatterns = reversibleBlocks.map { SamplePattern($0.pattern) }

  /// Returns the Braille character with a dot for each set sample.
  static func braille(_ pattern: UInt8) -> Character {
    // Braille numbers its dots down the columns, with the bottom row last.
    let order: [UInt32] = [0x01, 0x08, 0x02, 0x10, 0x04, 0x20, 0x40, 0x80]
    var value: UInt32 = 0x2800
    for bit in 0..<8 where pattern & (1 << UInt8(bit)) != 0 { value |= order[bit] }
    return Unicode.Scalar(value).map(Character.init) ?? " "
  }
}
