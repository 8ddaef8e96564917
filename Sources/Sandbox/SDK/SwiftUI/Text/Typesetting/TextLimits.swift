import Foundation

struct TextLimits: Hashable {
  /// The width in points.
  ///
  /// With infinity, each paragraph is a single line.
  var width: Double
  var height: Double
  var lineLimit: Int?
  /// The number of lines to reserve space for, even if they're empty.
  var reservedLines: Int?
  var truncation: Text.TruncationMode
  var minimumScale: Double
  var allowsTightening: Bool
  var lineSpacing: Double
}
