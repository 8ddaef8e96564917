import Foundation

/// The advance widths of SF Pro's glyphs, in em.
///
/// SF Pro is proprietary, and no public table exists. The per-letter values reproduce all averages that
/// public tools measured (digits, lowercase and uppercase, narrow and wide letters, by face and weight),
/// within about 3%.
enum SanFranciscoAdvances {
  /// Returns the advance of a character in em, or 0 for a mark without a base.
  static func em(of character: Character, in font: FontDescription) -> Double {
    Scaler(font).em(of: character)
  }

  /// Returns the width of a line in points, including tracking.
  static func width(of string: String, in font: FontDescription) -> Double {
    let scaler = Scaler(font)
    let tracking = SanFranciscoTracking.points(at: font) + font.tracking
    var width = 0.0
    for character in string {
      let em = scaler.em(of: character)
      if em > 0 { width += em * font.size + tracking }
    }
    return width
  }

  /// The factors of a font, computed once per line.
  private struct Scaler {
    let font: FontDescription
    let face: SanFranciscoFace
    let weights: SanFranciscoWeights

    init(_ font: FontDescription) {
      self.font = font
      face = SanFranciscoFace(for: font)
      weights = SanFranciscoWeights.of(weight: font.weight, face: face)
    }

    func em(of character: Character) -> Double {
      let glyph = GlyphWidth.of(character)
      switch glyph.kind {
      case .zeroWidth: return 0
      case .hangul: return 0.92 * font.widthScale
      case .ideograph: return 1 * font.widthScale
      // Apple Color Emoji has a single width, measured between 1.2 and 1.3 em.
      case .emoji: return 1.25
      case .digit, .lower, .upper, .space, .punctuation: break
      }
      if font.design == .monospaced { return Self.monospacedEm * font.widthScale }
      let isDigit = glyph.kind == .digit
      let regular =
        isDigit && font.hasMonospacedDigits
        ? (face == .text ? 0.63 : 0.60)
        : (face == .text ? glyph.text : glyph.display)
      let weight =
        switch glyph.kind {
        case .digit: weights.digit
        case .upper: weights.upper
        case .space: weights.space
        default: weights.lower
        }
      return regular * weight * font.widthScale * (font.design == .serif ? Self.serifFactor : 1)
    }

    /// The advance of SF Mono: 1266 of 2048 units.
    private static let monospacedEm = 0.618
    /// The estimated width of New York relative to SF Pro at the same size.
    private static let serifFactor = 0.97
  }
}
