extension CellGrid {
  /// Replaces block and Braille characters with ASCII characters of similar weight.
  package mutating func replaceBlocksByASCII() {
    for row in 0..<rows {
      for column in 0..<columns {
        guard let character = self[column, row].text.first, !character.isASCII else { continue }
        self[column, row].text = String(ASCIIBlocks.character(for: character))
      }
    }
  }
}

/// ASCII substitutes for block elements.
enum ASCIIBlocks {
  static func character(for block: Character) -> Character {
    if let known = table[block] { return known }
    if let value = block.unicodeScalars.first?.value, (0x2800...0x28FF).contains(value) {
      return braille(UInt8(truncatingIfNeeded: value & 0xFF))
    }
    return "?"
  }

  private static let table: [Character: Character] = [
    "█": "#", "▀": "\"", "▄": "_", "▌": "[", "▐": "]", "▂": "_", "▆": "#", "▖": ",", "▗": ".",
    "─": "-", "▘": "'", "▝": "'", "▙": "#", "▟": "#", "▛": "#", "▜": "#", "▚": "\\", "▞": "/",
    "░": ".",
    "▒": ":", "▓": "%",
  ]

  /// Picks a bar, a slope or a dot by the positions of the dots.
  private static func braille(_ dots: UInt8) -> Character {
    let top = dots & 0b0000_1001
    let middle = dots & 0b0011_0110
    let bottom = dots & 0b1100_0000
    if top != 0, middle == 0, bottom == 0 { return "'" }
    if bottom != 0, top == 0, middle == 0 { return "." }
    if top == 0, bottom == 0 { return "-" }
    let left = dots & 0b0100_0111
    let right = dots & 0b1011_1000
    if left != 0, right == 0 || left != 0 && right != 0 && top != 0 && bottom != 0 { return "|" }
    return right != 0 && left == 0 ? "|" : ":"
  }
}
