/// A font resolved for measuring and drawing: no text style or Dynamic Type is left in it.
package struct FontDescription: Hashable, Sendable {
  package enum Design: String, Codable, Sendable {
    case standard, serif, rounded, monospaced
  }

  /// In points.
  package var size: Double
  /// From 100 (ultra light) to 900 (black); 400 is regular, 600 semibold, 700 bold.
  package var weight: Int
  package var design: Design
  package var isItalic: Bool
  /// Every digit takes the same width.
  package var hasMonospacedDigits: Bool
  /// The distance between two lines in points; nil takes the font's own (about 1.193 × size).
  package var lineHeight: Double?
  /// Added after each character, in points, besides the system's own tracking.
  package var tracking: Double
  /// Horizontal scale of every glyph: `Font.Width`.
  package var widthScale: Double

  package init(
    size: Double, weight: Int = 400, design: Design = .standard, isItalic: Bool = false,
    hasMonospacedDigits: Bool = false, lineHeight: Double? = nil, tracking: Double = 0,
    widthScale: Double = 1
  ) {
    self.size = size
    self.weight = weight
    self.design = design
    self.isItalic = isItalic
    self.hasMonospacedDigits = hasMonospacedDigits
    self.lineHeight = lineHeight
    self.tracking = tracking
    self.widthScale = widthScale
  }
}
