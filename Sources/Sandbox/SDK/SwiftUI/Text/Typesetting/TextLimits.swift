import Foundation

/// What a text keeps to when it is set.
struct TextLimits: Hashable {
  /// In points; infinity sets each paragraph on one line.
  var width: Double
  var height: Double
  var lineLimit: Int?
  /// Lines for which space is kept even where they are empty.
  var reservedLines: Int?
  var truncation: Text.TruncationMode
  /// The smallest factor that letters may be scaled by.
  var minimumScale: Double
  var allowsTightening: Bool
  var lineSpacing: Double
}
