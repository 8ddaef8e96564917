/// How many colours an output has.
package enum CellColorDepth: String, Codable, Sendable, CaseIterable {
  case trueColor
  /// xterm's 256 colours.
  case ansi256
  /// The terminal's own sixteen.
  case ansi16
  /// Bold, underline and the like, without colour (`NO_COLOR`).
  case attributes
  /// Characters only: no escape sequences at all.
  case plain

  /// True where colours cannot tell a shape from its ground.
  package var isMonochrome: Bool { self == .attributes || self == .plain }
}
