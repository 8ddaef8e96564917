package import Foundation

/// A laid-out line of text.
package struct TextLine: Hashable, Codable, Sendable {
  package struct Run: Hashable, Codable, Sendable {
    package var string: String
    package var font: FontDescription
    package var paint: Paint
    /// The advance width in points.
    package var width: Double
    package var isUnderlined: Bool
    package var isStruckThrough: Bool
    /// The name of an inline SF Symbol; `string` is then its spoken name.
    package var symbol: String?
    /// The flat color of emoji, or `nil` for their own colors.
    package var emojiColor: RGBA?
    /// The glyphs of a bundled font in points, from the start of the run's baseline; `nil` for the system font.
    package var outline: Outline?

    package init(
      string: String, font: FontDescription, paint: Paint, width: Double,
      isUnderlined: Bool = false, isStruckThrough: Bool = false, symbol: String? = nil,
      emojiColor: RGBA? = nil, outline: Outline? = nil
    ) {
      self.string = string
      self.font = font
      self.paint = paint
      self.width = width
      self.isUnderlined = isUnderlined
      self.isStruckThrough = isStruckThrough
      self.symbol = symbol
      self.emojiColor = emojiColor
      self.outline = outline
    }
  }

  /// The side of `frame` that stays fixed when the line's width changes in cells.
  package enum Anchor: String, Codable, Sendable { case leading, center, trailing }

  package var runs: [Run]
  /// The line's typographic bounds in points.
  package var frame: CGRect
  /// The y-coordinate of the baseline.
  package var baseline: Double
  package var anchor: Anchor
  /// Whether layout truncated the line with an ellipsis.
  package var isTruncated: Bool

  package init(
    runs: [Run], frame: CGRect, baseline: Double, anchor: Anchor, isTruncated: Bool = false
  ) {
    self.runs = runs
    self.frame = frame
    self.baseline = baseline
    self.anchor = anchor
    self.isTruncated = isTruncated
  }

  package var string: String { runs.map(\.string).joined() }
}
