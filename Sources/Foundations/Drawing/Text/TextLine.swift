package import Foundation

/// One laid-out line of text.
package struct TextLine: Hashable, Codable, Sendable {
  /// A stretch of the line in one font and paint.
  package struct Run: Hashable, Codable, Sendable {
    package var string: String
    package var font: FontDescription
    package var paint: Paint
    /// Advance width in points.
    package var width: Double
    package var isUnderlined: Bool
    package var isStruckThrough: Bool
    /// Set where the run is an SF Symbol inside text; `string` is then its name in words.
    package var symbol: String?
    /// The one colour in which emoji are shapes; nil where they have their own.
    package var emojiColor: RGBA?

    package init(
      string: String, font: FontDescription, paint: Paint, width: Double,
      isUnderlined: Bool = false, isStruckThrough: Bool = false, symbol: String? = nil,
      emojiColor: RGBA? = nil
    ) {
      self.string = string
      self.font = font
      self.paint = paint
      self.width = width
      self.isUnderlined = isUnderlined
      self.isStruckThrough = isStruckThrough
      self.symbol = symbol
      self.emojiColor = emojiColor
    }
  }

  /// The side of `frame` that the line keeps to when it is set in cells of another width.
  package enum Anchor: String, Codable, Sendable { case leading, center, trailing }

  package var runs: [Run]
  /// The line's typographic bounds in points.
  package var frame: CGRect
  /// The baseline's y.
  package var baseline: Double
  package var anchor: Anchor
  /// True when an ellipsis of ours stands in this line.
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
