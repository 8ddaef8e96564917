/// The number of terminal cells that characters take, by the East Asian Width rules.
package enum CellWidth {
  /// Returns the number of cells of a character: 0, 1 or 2.
  ///
  /// Emoji sequences (families, flags, skin tones, keycaps) take two cells.
  package static func of(_ character: Character) -> Int {
    let scalars = character.unicodeScalars
    guard let first = scalars.first else { return 0 }
    if first.value < 0x7F {
      if first.value < 0x20 { return 0 }
      return EmojiSequence.isEmoji(character) ? 2 : 1
    }
    if EmojiSequence.isEmoji(character) { return 2 }
    if let base = scalars.first(where: { !isZeroWidth($0) }) { return isWide(base) ? 2 : 1 }
    return 0
  }

  /// Returns the number of cells of a one-line string.
  package static func of(_ string: some StringProtocol) -> Int {
    string.reduce(0) { $0 + of($1) }
  }

  package static func prefix(_ string: some StringProtocol, cells: Int) -> String {
    var result = ""
    var used = 0
    for character in string {
      let width = of(character)
      if used + width > cells { break }
      result.append(character)
      used += width
    }
    return result
  }

  /// Returns whether a scalar takes no cell, such as marks, joiners and control characters.
  package static func isZeroWidth(_ scalar: Unicode.Scalar) -> Bool {
    let value = scalar.value
    if value < 0x300 { return value < 0x20 || (0x7F..<0xA0).contains(value) || value == 0xAD }
    switch value {
    case 0x061C, 0x180E, 0x200B...0x200F, 0x2028...0x202E, 0x2060...0x206F, 0xFE00...0xFE0F,
      0xFEFF, 0xFFF9...0xFFFB, 0xE0000...0xE0FFF:
      return true
    // Hangul vowels and final consonants combine with the preceding leading consonant.
    case 0x1160...0x11FF, 0xD7B0...0xD7FF:
      return true
    default:
      switch scalar.properties.generalCategory {
      case .nonspacingMark, .enclosingMark: return true
      default: return false
      }
    }
  }

  /// Returns whether a scalar has East Asian Width W or F.
  package static func isWide(_ scalar: Unicode.Scalar) -> Bool {
    let value = scalar.value
    if value < 0x1100 { return false }
    var low = 0
    var high = wide.count
    while low < high {
      let middle = (low + high) / 2
      if value > wide[middle].upperBound {
        low = middle + 1
      } else if value < wide[middle].lowerBound {
        high = middle
      } else {
        return true
      }
    }
    return false
  }

  /// Ranges of East Asian width W and F (Unicode Standard Annex 11), ascending.
  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x231A...0x231B, 0x2329...0x232A, 0x23E9...0x23EC, 0x23F0...0x23F0,
    0x23F3...0x23F3, 0x25FD...0x25FE, 0x2614...0x2615, 0x2648...0x2653, 0x267F...0x267F,
    0x2693...0x2693, 0x26A1...0x26A1, 0x26AA...0x26AB, 0x26BD...0x26BE, 0x26C4...0x26C5,
    0x26CE...0x26CE, 0x26D4...0x26D4, 0x26EA...0x26EA, 0x26F2...0x26F3, 0x26F5...0x26F5,
    0x26FA...0x26FA, 0x26FD...0x26FD, 0x2705...0x2705, 0x270A...0x270B, 0x2728...0x2728,
    0x274C...0x274C, 0x274E...0x274E, 0x2753...0x2755, 0x2757...0x2757, 0x2795...0x2797,
    0x27B0...0x27B0, 0x27BF...0x27BF, 0x2B1B...0x2B1C, 0x2B50...0x2B50, 0x2B55...0x2B55,
    0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xA000...0xA4CF,
    0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F,
    0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x18CFF, 0x1B000...0x1B2FF, 0x1F004...0x1F004,
    0x1F0CF...0x1F0CF, 0x1F18E...0x1F18E, 0x1F191...0x1F19A, 0x1F1E6...0x1F202,
    0x1F210...0x1F23B, 0x1F240...0x1F248, 0x1F250...0x1F251, 0x1F260...0x1F265,
    0x1F300...0x1F320, 0x1F32D...0x1F335, 0x1F337...0x1F37C, 0x1F37E...0x1F393,
    0x1F3A0...0x1F3CA, 0x1F3CF...0x1F3D3, 0x1F3E0...0x1F3F0, 0x1F3F4...0x1F3F4,
    0x1F3F8...0x1F43E, 0x1F440...0x1F440, 0x1F442...0x1F4FC, 0x1F4FF...0x1F53D,
    0x1F54B...0x1F54E, 0x1F550...0x1F567, 0x1F57A...0x1F57A, 0x1F595...0x1F596,
    0x1F5A4...0x1F5A4, 0x1F5FB...0x1F64F, 0x1F680...0x1F6C5, 0x1F6CC...0x1F6CC,
    0x1F6D0...0x1F6D2, 0x1F6D5...0x1F6D7, 0x1F6DC...0x1F6DF, 0x1F6EB...0x1F6EC,
    0x1F6F4...0x1F6FC, 0x1F7E0...0x1F7EB, 0x1F7F0...0x1F7F0, 0x1F90C...0x1F93A,
    0x1F93C...0x1F945, 0x1F947...0x1F9FF, 0x1FA70...0x1FAFF, 0x20000...0x3FFFD,
  ]
}
