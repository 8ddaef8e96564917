import Glibc

/// The terminal's alternate screen with single-key input, while `during` runs.
///
/// The previous screen is restored after a signal, Ctrl-Z or a thrown error.
package enum FullScreen {
  /// Runs `body` on the alternate screen; if standard input isn't a terminal, just runs it.
  package static func during<Result>(
    isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Result
  ) async rethrows -> Result {
    TerminalSignals.install()
    let isHeld = TerminalSettings.holdForKeys(writing: .full)
    defer { if isHeld { TerminalSettings.release() } }
    return try await body()
  }

  /// Leaves the alternate screen while `body` runs, for example for an editor; the screen is blank
  /// afterwards.
  package static func aside<Result>(
    isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Result
  ) async rethrows -> Result {
    TerminalSettings.release()
    defer { _ = TerminalSettings.holdForKeys(writing: .full) }
    return try await body()
  }
}

extension TerminalCapabilities {
  /// Whether the output is a terminal that can show a screen of rows.
  package var hasScreen: Bool { isTerminal && hasTextStyles }
}
