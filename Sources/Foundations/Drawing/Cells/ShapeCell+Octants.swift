extension ShapeCell {
  /// Returns the character for a pattern of a cell's eight parts, as bits `row * 2 + column`.
  static func octants(_ pattern: UInt8) -> Character { octantTable[Int(pattern)] }

  /// Unicode 16 has 230 octants in the order of their patterns, without those that already existed as other
  /// characters.
  private static let octantTable: [Character] = {
    var next: UInt32 = 0x1CD00
    return (0...255).map { number -> Character in
      if let known = olderOctants[UInt8(number)] { return known }
      defer { next += 1 }
      return Unicode.Scalar(next).map(Character.init) ?? " "
    }
  }()

  private static let olderOctants: [UInt8: Character] = [
    0x00: " ", 0x01: "\u{1CEA8}", 0x02: "\u{1CEAB}", 0x03: "\u{1FB82}", 0x05: "▘", 0x0A: "▝",
    0x0F: "▀", 0x14: "\u{1FBE6}", 0x28: "\u{1FBE7}", 0x3F: "\u{1FB85}", 0x40: "\u{1CEA3}",
    0x50: "▖", 0x55: "▌", 0x5A: "▞", 0x5F: "▛", 0x80: "\u{1CEA0}", 0xA0: "▗", 0xA5: "▚",
    0xAA: "▐", 0xAF: "▜", 0xC0: "▂", 0xF0: "▄", 0xF5: "▙", 0xFA: "▟", 0xFC: "▆", 0xFF: "█",
  ]
}
