/// Tells characters that are shown as colour pictures from text.
package enum EmojiSequence {
  /// True where Apple's platforms draw the character as emoji by default or by a selector.
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

  /// True where Apple's platforms draw the character in colours, if only since none of their fonts of letters has
  /// it: `🌤` without a selector, which terminals take for text of one cell.
  package static func isColorPicture(_ character: Character) -> Bool {
    if isEmoji(character) { return true }
    let scalars = character.unicodeScalars
    guard let first = scalars.first, first.value >= 0x1F000 else { return false }
    return first.properties.isEmoji && !scalars.contains { $0.value == 0xFE0E }
  }
}
