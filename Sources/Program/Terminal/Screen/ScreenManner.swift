/// What makes a terminal show a screen of its own, and what brings back the one from before.
package struct ScreenManner: Hashable, Sendable {
  package var entry: String
  package var exit: String

  /// The alternate screen, without a cursor, whose rows never break at the edge.
  package static let full = ScreenManner(
    entry: "\u{1B}[?1049h\u{1B}[?25l\u{1B}[?7l\u{1B}[2J",
    exit: "\u{1B}[0m\u{1B}[?7h\u{1B}[?25h\u{1B}[?1049l")
}
