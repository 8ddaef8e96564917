/// A resolved font for measuring and drawing, without text styles or Dynamic Type.
package struct FontDescription: Hashable, Sendable {
  package enum Design: String, Codable, Sendable {
    case standard, serif, rounded, monospaced
  }

  /// The size in points.
  package var size: Double
  /// The weight from 100 (ultra light) to 900 (black): 400 is regular, 600 is semibold, 700 is bold.
  package var weight: Int
  package var design: Design
  package var isItalic: Bool
  package var hasMonospacedDigits: Bool
  /// The distance between lines in points, or `nil` for the font's own distance (about 1.193 × size).
  package var lineHeight: Double?
  /// Additional tracking after each character in points, on top of the system's.
  package var tracking: Double
  /// The horizontal scale of all glyphs, as in `Font.Width`.
  package var widthScale: Double
  /// A face from the widget's bundle, or `nil` for the system font.
  package var typeface: Typeface?

  package init(
    size: Double, weight: Int = 400, design: Design = .standard, isItalic: Bool = false,
    hasMonospacedDigits: Bool = false, lineHeight: Double? = nil, tracking: Double = 0,
    widthScale: Double = 1, typeface: Typeface? = nil
  ) {
    self.size = size
    self.weight = weight
    self.design = design
    self.isItalic = isItalic
    self.hasMonospacedDigits = hasMonospacedDigits
    self.lineHeight = lineHeight
    self.tracking = tracking
    self.widthScale = widthScale
    self.typeface = typeface
  }
}
