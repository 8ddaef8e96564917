/// Output in words alone, as a screen reader or a log wants it.
package enum PlainOutput {
  /// The option of every command.
  package static let option = "--plain"
  /// The variable that asks for the same.
  package static let variable = "RINGS_PLAIN"

  static func isAsked(in environment: [String: String]) -> Bool {
    environment[variable].map { !$0.isEmpty && $0 != "0" } ?? false
  }
}

extension TerminalCapabilities {
  /// The same in words alone.
  package var plainly: TerminalCapabilities {
    var plain = self
    plain.isPlain = true
    plain.colorDepth = .none
    plain.hasTextStyles = false
    plain.hasHyperlinks = false
    plain.pictures = .cells
    return plain
  }
}
