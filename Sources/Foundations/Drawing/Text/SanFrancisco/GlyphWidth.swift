import Foundation

/// A character's advance in the regular weight of both faces, in em.
struct GlyphWidth: Sendable {
  var kind: GlyphClass
  var text: Double
  var display: Double

  /// Returns the width of a character; combining marks add nothing to their base.
  static func of(_ character: Character) -> GlyphWidth {
    let scalars = character.unicodeScalars
    guard let first = scalars.first else { return zero }
    if first.value < 0x80 {
      // A keycap such as 1️⃣ begins with an ASCII digit.
      if scalars.count > 1, scalars.contains(where: { $0.value == 0x20E3 }) { return emoji }
      return ascii[Int(first.value)]
    }
    return of(first, isColorPicture: EmojiSequence.isColorPicture(character))
  }

  private static func of(_ scalar: Unicode.Scalar, isColorPicture: Bool) -> GlyphWidth {
    if isColorPicture { return emoji }
    switch scalar.value {
    case 0xA0, 0x2000...0x200A, 0x202F, 0x205F: return space(scalar)
    case 0xAC00...0xD7A3, 0x1100...0x11FF, 0x3130...0x318F: return hangul
    default: break
    }
    if CellWidth.isZeroWidth(scalar) { return zero }
    if CellWidth.isWide(scalar) { return ideograph }
    if let known = symbols[scalar.value] { return known }
    if scalar.value < 0x250, let base = latin[scalar.value] { return base }
    if scalar.properties.isUppercase { return upper(0.675) }
    if scalar.properties.numericType == .decimal { return digit(0.63) }
    if scalar.properties.isAlphabetic { return lower(0.571) }
    return punctuation(0.6)
  }

  private static let zero = GlyphWidth(kind: .zeroWidth, text: 0, display: 0)
  private static let hangul = GlyphWidth(kind: .hangul, text: 0.92, display: 0.92)
  private static let ideograph = GlyphWidth(kind: .ideograph, text: 1, display: 1)
  private static let emoji = GlyphWidth(kind: .emoji, text: 1.25, display: 1.25)

  // The display face is scaled from the text face by the measured mean ratio of each class.
  private static func digit(_ em: Double) -> GlyphWidth {
    GlyphWidth(kind: .digit, text: em, display: em * 0.9544)
  }
  private static func lower(_ em: Double) -> GlyphWidth {
    GlyphWidth(kind: .lower, text: em, display: em * 0.888)
  }
  private static func upper(_ em: Double) -> GlyphWidth {
    GlyphWidth(kind: .upper, text: em, display: em * 0.932)
  }
  private static func punctuation(_ em: Double) -> GlyphWidth {
    GlyphWidth(kind: .punctuation, text: em, display: em * 0.87)
  }

  private static func space(_ scalar: Unicode.Scalar) -> GlyphWidth {
    let em: Double =
      switch scalar.value {
      case 0x2001, 0x2003: 1
      case 0x2000, 0x2002: 0.5
      case 0x2009, 0x200A, 0x202F: 0.17
      default: 0.28
      }
    return GlyphWidth(kind: .space, text: em, display: em * 0.75)
  }

  /// The widths of ASCII characters, indexed by code.
  private static let ascii: [GlyphWidth] = {
    var table = [GlyphWidth](repeating: zero, count: 128)
    func set(_ characters: String, _ widths: [Double], _ make: (Double) -> GlyphWidth) {
      for (scalar, width) in zip(characters.unicodeScalars, widths) {
        table[Int(scalar.value)] = make(width)
      }
    }
    table[0x20] = GlyphWidth(kind: .space, text: 0.28, display: 0.21)
    table[0x09] = GlyphWidth(kind: .space, text: 1.12, display: 0.84)
    set("0123456789", [0.67, 0.46, 0.62, 0.65, 0.67, 0.65, 0.67, 0.57, 0.67, 0.67], digit)
    set(
      "abcdefghijklmnopqrstuvwxyz",
      [
        0.556, 0.606, 0.556, 0.606, 0.576, 0.36, 0.606, 0.586, 0.25, 0.25, 0.546, 0.25, 0.87,
        0.576, 0.596, 0.606, 0.606, 0.38, 0.516, 0.37, 0.576, 0.546, 0.77, 0.536, 0.546, 0.536,
      ], lower)
    set(
      "ABCDEFGHIJKLMNOPQRSTUVWXYZ",
      [
        0.67, 0.66, 0.72, 0.73, 0.60, 0.58, 0.74, 0.74, 0.27, 0.54, 0.66, 0.57, 0.87, 0.74, 0.77,
        0.64, 0.77, 0.66, 0.64, 0.63, 0.74, 0.66, 0.97, 0.66, 0.64, 0.64,
      ], upper)
    set(
      "!\"#$%&'()*+,-./",
      [
        0.31, 0.43, 0.65, 0.64, 0.93, 0.70, 0.26, 0.38, 0.38, 0.45, 0.65, 0.30, 0.45, 0.30, 0.33,
      ], punctuation)
    set(":;<=>?@", [0.30, 0.30, 0.65, 0.65, 0.65, 0.53, 0.95], punctuation)
    set("[\\]^_`{|}~", [0.38, 0.33, 0.38, 0.5, 0.55, 0.5, 0.38, 0.3, 0.38, 0.65], punctuation)
    // Measured values of the display face, where the class's ratio isn't accurate.
    let displayed: [(String, Double)] = [
      ("ijl", 0.22), ("ftr", 0.33), ("m", 0.81), ("w", 0.72), ("I", 0.25), ("M", 0.84),
      ("W", 0.93), ("1", 0.43), ("7", 0.54), (".,:;", 0.26), ("%", 0.88),
    ]
    for (characters, width) in displayed {
      for scalar in characters.unicodeScalars { table[Int(scalar.value)].display = width }
    }
    return table
  }()

  /// Frequent characters outside ASCII.
  private static let symbols: [UInt32: GlyphWidth] = {
    var table: [UInt32: GlyphWidth] = [:]
    let widths: [(String, Double)] = [
      ("–", 0.57), ("—", 0.92), ("…", 0.90), ("·", 0.30), ("•", 0.42), ("‘’‚", 0.26),
      ("“”„", 0.43), ("€£¥", 0.65), ("₩", 0.78), ("×÷±−", 0.65), ("→←↑↓", 0.86), ("℃℉", 1.0),
      ("′", 0.25), ("″", 0.4), ("‰", 1.2), ("©®", 0.8), ("™", 0.85), ("½¼¾", 0.86),
      ("²³¹", 0.4), ("¿", 0.53), ("¡", 0.31), ("§", 0.62), ("µ", 0.58), ("ß", 0.6), ("ø", 0.6),
      ("Ø", 0.77), ("æ", 0.87), ("Æ", 0.95), ("œ", 0.92), ("Œ", 1.02), ("ł", 0.27), ("Ł", 0.58),
      ("đ", 0.61), ("ð", 0.6), ("þ", 0.6), ("Þ", 0.64), ("ı", 0.25),
    ]
    for (characters, width) in widths {
      for scalar in characters.unicodeScalars { table[scalar.value] = punctuation(width) }
    }
    table[0xB0] = GlyphWidth(kind: .punctuation, text: 0.47, display: 0.40)
    return table
  }()

  /// Accented Latin letters, as wide as their base letters.
  private static let latin: [UInt32: GlyphWidth] = {
    var table: [UInt32: GlyphWidth] = [:]
    for value in UInt32(0xC0)..<0x250 {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let base = String(Character(scalar)).decomposedStringWithCanonicalMapping.unicodeScalars.first
      if let base, base.value < 0x80 { table[value] = ascii[Int(base.value)] }
    }
    return table
  }()
}
