/// The escape sequences that enter and leave a terminal mode.
package struct ScreenManner: Hashable, Sendable {
  package var entry: String
  package var exit: String

  /// The alternate screen, without a cursor or line wrapping, and with reports of the mouse's buttons and
  /// wheel.
  package static let full = ScreenManner(
    entry: "\u{1B}[?1049h\u{1B}[?25l\u{1B}[?7l\u{1B}[?1000h\u{1B}[?1006h\u{1B}[2J",
    exit: "\u{1B}[0m\u{1B}[?1006l\u{1B}[?1000l\u{1B}[?7h\u{1B}[?25h\u{1B}[?1049l")
}
