/// How a rounded corner bends; SwiftUI's `RoundedCornerStyle`.
package enum CornerStyle: String, Codable, Sendable {
  /// A quarter of a circle.
  case circular
  /// A curve that starts earlier and bends in gradually, as icons and widgets have.
  case continuous
}
