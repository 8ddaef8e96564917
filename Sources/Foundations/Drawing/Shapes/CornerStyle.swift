/// The curve of a rounded corner, as in SwiftUI's `RoundedCornerStyle`.
package enum CornerStyle: String, Codable, Sendable {
  /// A quarter circle.
  case circular
  /// A curve that begins earlier and bends gradually, as on icons and widgets.
  case continuous
}
