/// The kind of a character, as far as its width goes.
enum GlyphClass: Equatable, Sendable {
  case digit, lower, upper, space, punctuation
  /// A Hangul syllable, from Apple SD Gothic Neo.
  case hangul
  /// Chinese and Japanese characters and full-width forms: one em.
  case ideograph
  case emoji
  /// Combining marks and joiners standing alone.
  case zeroWidth
}
