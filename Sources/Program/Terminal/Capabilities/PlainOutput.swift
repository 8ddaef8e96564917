/// Output in words only, for screen readers and logs.
package enum PlainOutput {
  /// The option, which every command has.
  package static let option = "--plain"
  /// The environment variable with the same effect.
  package static let variable = "RINGS_PLAIN"

  static func isAsked(in environment: [String: String]) -> Bool {
    environment[variable].map { !$0.isEmpty && $0 != "0" } ?? false
  }
}

extension TerminalCapabilities {
  /// The capabilities with plain output.
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
