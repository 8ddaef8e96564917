/// The width class of a character.
enum GlyphClass: Equatable, Sendable {
  case digit, lower, upper, space, punctuation
  /// A Hangul syllable from Apple SD Gothic Neo.
  case hangul
  /// A Chinese or Japanese character, or a full-width form, one em wide.
  case ideograph
  case emoji
  /// A combining mark or joiner on its own.
  case zeroWidth
}
