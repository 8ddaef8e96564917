extension CellGrid {
  /// Returns the grid for output without color, with shapes as shades on a blank ground.
  ///
  /// The ground is the largest area whose tone changes gradually, so gradients stay blank. Other areas are
  /// shaded by their contrast with the ground. Text is unchanged, and cells next to text stay blank.
  package func monochrome(repertoire: CharacterRepertoire = .unicode) -> CellGrid {
    let ground = GroundTone(of: self)
    let shades = ShadeSet(repertoire)
    var result = self
    for row in 0..<rows {
      for column in 0..<columns {
        let cell = self[column, row]
        result[column, row].foreground = nil
        result[column, row].background = nil
        if cell.attributes.contains(.lettering) || touchesLettering(column: column, row: row) {
          if !cell.attributes.contains(.lettering), cell.shapeWeight != nil {
            result[column, row].text = " "
          }
          continue
        }
        guard let weight = cell.shapeWeight else { continue }
        let tone = ground.tone(ofRow: row)
        let back = Self.step(cell.background?.luma, from: tone)
        let front = weight == 0 ? back : Self.step(cell.foreground?.luma ?? 1, from: tone)
        result[column, row].text = shades.text(
          for: cell.text, weight: weight, front: front, back: back)
      }
    }
    return result
  }

  private func touchesLettering(column: Int, row: Int) -> Bool {
    [column - 1, column + 1].contains { place in
      contains(column: place, row: row) && self[place, row].attributes.contains(.lettering)
        && self[place, row].shapeWeight == nil
    }
  }

  /// Returns the contrast with the ground, from 0 for none to 4.
  private static func step(_ luma: Double?, from ground: Double?) -> Int {
    guard let luma else { return 0 }
    guard let ground else {
      // On a picture with a clear ground, anything painted must be visible, however dark.
      return luma < 0.3 ? 1 : luma < 0.6 ? 2 : luma < 0.85 ? 3 : 4
    }
    let difference = abs(luma - ground)
    if difference < 0.06 { return 0 }
    return difference < 0.22 ? 1 : difference < 0.42 ? 2 : difference < 0.66 ? 3 : 4
  }
}

private struct ShadeSet {
  let shades: [String]
  let repertoire: CharacterRepertoire

  init(_ repertoire: CharacterRepertoire) {
    self.repertoire = repertoire
    shades = repertoire == .ascii ? [" ", ".", ":", "%", "#"] : [" ", "░", "▒", "▓", "█"]
  }

  /// Returns the character for a cell whose shape and ground have these contrast steps.
  func text(for shape: String, weight: Int, front: Int, back: Int) -> String {
    if weight == 0 || front == back { return shades[back] }
    if back == 0 { return front == 1 ? faint(shape, weight: weight) : outlined(shape, front) }
    if front == 0 {
      return ShapeCell.inverse(of: shape).map {
        back == 1 ? faint($0, weight: 8 - weight) : outlined($0, back)
      }
        ?? shades[back]
    }
    // Of two adjacent tones, the stronger one keeps its shape if the difference is clear.
    if front - back >= 2 { return outlined(shape, front) }
    if back - front >= 2, let other = ShapeCell.inverse(of: shape) { return outlined(other, back) }
    return shades[weight >= 4 ? front : back]
  }

  private func outlined(_ shape: String, _ step: Int) -> String {
    guard repertoire == .ascii else { return shape }
    switch shape {
    case "▄", "▀", "▆": return "="
    case "█": return shades[step]
    default: return shape.first.map { String(ASCIIBlocks.character(for: $0)) } ?? " "
    }
  }

  /// Returns a thin line on the shape's side of the cell, for a shape with little contrast.
  private func faint(_ shape: String, weight: Int) -> String {
    let isASCII = repertoire == .ascii
    switch shape {
    case "▄", "▂", "▆": return isASCII ? "_" : "▁"
    case "─": return isASCII ? "-" : "─"
    case "▀": return isASCII ? "-" : "▔"
    case "▌": return isASCII ? "|" : "▏"
    case "▐": return isASCII ? "|" : "▕"
    default: return weight >= 4 ? shades[1] : isASCII ? "." : "·"
    }
  }
}

extension Cell {
  /// The number of eighths of the cell that a block fills, or `nil` for text.
  var shapeWeight: Int? {
    guard let character = text.first else { return nil }
    if character == " " { return attributes.contains(.lettering) ? nil : 0 }
    return ShapeCell.weight(of: character)
  }
}

extension ShapeCell {
  /// Returns the number of samples, out of eight, that a block or Braille character fills, or `nil` for other
  /// characters.
  static func weight(of character: Character) -> Int? {
    if character == "█" { return 8 }
    if character == "─" { return 2 }
    if let value = character.unicodeScalars.first?.value, (0x2800...0x28FF).contains(value) {
      return (value & 0xFF).nonzeroBitCount
    }
    return blocks.first { $0.character == character }?.pattern.nonzeroBitCount
  }

  /// Returns the block that fills the complement of another block.
  static func inverse(of text: String) -> String? {
    guard let shape = blocks.first(where: { String($0.character) == text }) else { return nil }
    return blocks.first { $0.pattern == ~shape.pattern }.map { String($0.character) }
  }
}
