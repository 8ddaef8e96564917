/// The number of colors that an output supports.
package enum CellColorDepth: String, Codable, Sendable, CaseIterable {
  case trueColor
  /// The 256 colors of xterm.
  case ansi256
  /// The 16 colors of the terminal's palette.
  case ansi16
  /// Bold, underline and similar attributes without color (`NO_COLOR`).
  case attributes
  /// Characters without escape sequences.
  case plain

  package var isMonochrome: Bool { self == .attributes || self == .plain }
}
