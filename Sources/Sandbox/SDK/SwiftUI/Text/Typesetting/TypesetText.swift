import Drawing
import Foundation

/// Text set in lines, the result of a `Typesetter`.
struct TypesetText {
  struct Line {
    var glyphs: [Glyph]
    /// The width in points, without the spaces that hang over the edge.
    var width: Double
    /// The distance from the top of the text, in points.
    var top: Double
    var ascent: Double
    var height: Double
    var isTruncated = false

    var baseline: Double { top + ascent }
  }

  var lines: [Line]
  /// The size, rounded up to whole pixels, as on iOS.
  var size: CGSize
  /// The scale of the letters after `minimumScaleFactor`; 1 is full size.
  var scale: Double
  /// The space removed after each character, in points.
  var tightening: Double
  var isTruncated: Bool
}
