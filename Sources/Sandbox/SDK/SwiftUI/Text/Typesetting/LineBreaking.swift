import Foundation

/// Line breaking: at spaces and hyphens, between ideographs, and inside a word only if the word is too long
/// for a line.
enum LineBreaking {
  /// The rounding error that still counts as fitting, in points.
  static let tolerance = 0.001

  /// Returns the next line of `glyphs` within `width`, with at least one glyph.
  ///
  /// Spaces at the end of a line belong to it and hang over its edge.
  static func nextLine(
    of glyphs: ArraySlice<Glyph>, width: Double, scale: Double, tightening: Double
  ) -> ArraySlice<Glyph> {
    var used = 0.0
    var lastBreak: Int?
    var index = glyphs.startIndex
    while index < glyphs.endIndex {
      let glyph = glyphs[index]
      let advance = glyph.advance * scale - tightening
      if glyph.character.isBreakingSpace {
        used += advance
        lastBreak = index + 1
        index += 1
        continue
      }
      if used + advance > width + tolerance, index > glyphs.startIndex {
        return glyphs[glyphs.startIndex..<(lastBreak ?? index)]
      }
      used += advance
      index += 1
      if index < glyphs.endIndex, breaks(between: glyph.character, and: glyphs[index].character) {
        lastBreak = index
      }
    }
    return glyphs
  }

  /// Returns whether a line can end between two characters that aren't spaces.
  private static func breaks(between first: Character, and second: Character) -> Bool {
    if first == "-" || first == "–" || first == "—" || first == "\u{200B}" || first == "\u{AD}" {
      return second.isLetter
    }
    guard first.isIdeographic || second.isIdeographic else { return false }
    return !second.isClosing && !first.isOpening
  }
}

extension Character {
  /// Whether the character is a space at which a line can end.
  ///
  /// No-break spaces don't count.
  var isBreakingSpace: Bool {
    guard isWhitespace else { return false }
    return self != "\u{A0}" && self != "\u{202F}" && self != "\u{2007}"
  }

  /// Whether the character is a Chinese character or kana, between which lines can break.
  ///
  /// Korean words stay together.
  fileprivate var isIdeographic: Bool {
    guard let scalar = unicodeScalars.first?.value else { return false }
    return (0x3040...0x30FF).contains(scalar) || (0x3400...0x9FFF).contains(scalar)
      || (0xF900...0xFAFF).contains(scalar) || (0x20000...0x3FFFF).contains(scalar)
      || (0x3000...0x303F).contains(scalar) || (0xFF00...0xFF60).contains(scalar)
  }

  fileprivate var isClosing: Bool { "、。，．）」』】〕〉》！？：；ー々!?,.)]}%".contains(self) }

  fileprivate var isOpening: Bool { "（「『【〔〈《([{".contains(self) }
}
