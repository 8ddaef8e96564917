/// Distinguishes color emoji from text.
package enum EmojiSequence {
  /// Returns whether Apple's platforms draw the character as emoji, by default or because of a variation
  /// selector.
  package static func isEmoji(_ character: Character) -> Bool {
    let scalars = character.unicodeScalars
    guard let first = scalars.first else { return false }
    if scalars.count == 1 {
      return first.value >= 0x203C && first.properties.isEmojiPresentation
    }
    if scalars.contains(where: { $0.value == 0xFE0E }) { return false }
    if scalars.contains(where: { $0.value == 0xFE0F || $0.value == 0x20E3 }) {
      return first.properties.isEmoji
    }
    return first.properties.isEmojiPresentation
      || (first.properties.isEmoji && first.value > 0xFF
        && scalars.dropFirst().contains(where: { $0.properties.isEmojiModifier }))
  }

  /// Returns whether Apple's platforms draw the character in color.
  ///
  /// This includes characters that only Apple's emoji font has, such as `🌤` without a variation selector.
  /// Terminals treat those as text of one cell.
  package static func isColorPicture(_ character: Character) -> Bool {
    if isEmoji(character) { return true }
    let scalars = character.unicodeScalars
    guard let first = scalars.first, first.value >= 0x1F000 else { return false }
    return first.properties.isEmoji && !scalars.contains { $0.value == 0xFE0E }
  }
}
