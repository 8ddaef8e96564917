import Drawing
import Foundation

/// A text set in lines: the outcome of `Typesetter`.
struct TypesetText {
  struct Line {
    var glyphs: [Glyph]
    /// In points, without the spaces that hang over the edge.
    var width: Double
    /// From the text's top, in points.
    var top: Double
    var ascent: Double
    var height: Double
    var isTruncated = false

    var baseline: Double { top + ascent }
  }

  var lines: [Line]
  /// Rounded up to whole pixels, as on the phone.
  var size: CGSize
  /// What `minimumScaleFactor` brought the letters to; 1 is full size.
  var scale: Double
  /// Taken off after each character, in points.
  var tightening: Double
  var isTruncated: Bool
}
