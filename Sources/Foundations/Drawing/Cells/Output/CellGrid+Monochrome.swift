extension CellGrid {
  /// The grid for outputs without colour: shapes become shades on a ground left blank.
  ///
  /// The ground is the largest area whose tone changes only gradually, so that gradients stay
  /// blank; what stands out from it is shaded by how much it does. Text stays as it is, with the
  /// cells around it left free.
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

  /// True beside a written character, where a shade would cling to it.
  private func touchesLettering(column: Int, row: Int) -> Bool {
    [column - 1, column + 1].contains { place in
      contains(column: place, row: row) && self[place, row].attributes.contains(.lettering)
        && self[place, row].shapeWeight == nil
    }
  }

  /// From 0, no different from the ground, to 4.
  private static func step(_ luma: Double?, from ground: Double?) -> Int {
    guard let luma else { return 0 }
    guard let ground else {
      // Anything painted on a clear picture must show, however dark.
      return luma < 0.3 ? 1 : luma < 0.6 ? 2 : luma < 0.85 ? 3 : 4
    }
    let difference = abs(luma - ground)
    if difference < 0.06 { return 0 }
    return difference < 0.22 ? 1 : difference < 0.42 ? 2 : difference < 0.66 ? 3 : 4
  }
}

/// The characters for shades and for shapes in them.
private struct ShadeSet {
  let shades: [String]
  let repertoire: CharacterRepertoire

  init(_ repertoire: CharacterRepertoire) {
    self.repertoire = repertoire
    shades = repertoire == .ascii ? [" ", ".", ":", "%", "#"] : [" ", "░", "▒", "▓", "█"]
  }

  /// What shows a cell whose shape and ground stand out by these steps.
  func text(for shape: String, weight: Int, front: Int, back: Int) -> String {
    if weight == 0 || front == back { return shades[back] }
    if back == 0 { return front == 1 ? faint(shape, weight: weight) : outlined(shape, front) }
    if front == 0 {
      return ShapeCell.inverse(of: shape).map {
        back == 1 ? faint($0, weight: 8 - weight) : outlined($0, back)
      }
        ?? shades[back]
    }
    // Two tones beside each other: the stronger keeps its shape if it stands out clearly.
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

  /// A weak shape by a thin line on the same side.
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
  /// How many eighths of the cell its block character fills, nil for text.
  var shapeWeight: Int? {
    guard let character = text.first else { return nil }
    if character == " " { return attributes.contains(.lettering) ? nil : 0 }
    return ShapeCell.weight(of: character)
  }
}

extension ShapeCell {
  /// How many of the eight samples a block or Braille character fills, nil for other characters.
  static func weight(of character: Character) -> Int? {
    if character == "█" { return 8 }
    if character == "─" { return 2 }
    if let value = character.unicodeScalars.first?.value, (0x2800...0x28FF).contains(value) {
      return (value & 0xFF).nonzeroBitCount
    }
    return blocks.first { $0.character == character }?.pattern.nonzeroBitCount
  }

  /// The block that fills what another leaves.
  static func inverse(of text: String) -> String? {
    guard let shape = blocks.first(where: { String($0.character) == text }) else { return nil }
    return blocks.first { $0.pattern == ~shape.pattern }.map { String($0.character) }
  }
}
