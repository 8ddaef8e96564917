import Glibc

/// A screen of one's own in the terminal, with single keys, for as long as `during` runs.
///
/// However the process is left (a signal that ends it, a stop with Ctrl-Z, an error thrown through),
/// the terminal shows again what it showed before.
package enum FullScreen {
  /// Runs `body` with the screen on; on a standard input that is no terminal it just runs.
  package static func during<Result>(
    isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Result
  ) async rethrows -> Result {
    TerminalSignals.install()
    let isHeld = TerminalSettings.holdForKeys(writing: .full)
    defer { if isHeld { TerminalSettings.release() } }
    return try await body()
  }

  /// Gives the terminal to somebody else meanwhile, such as an editor; the screen is blank afterwards.
  package static func aside<Result>(
    isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Result
  ) async rethrows -> Result {
    TerminalSettings.release()
    defer { _ = TerminalSettings.holdForKeys(writing: .full) }
    return try await body()
  }
}

extension TerminalCapabilities {
  /// Whether rows can be written anywhere: a person sits there, at more than a teletype.
  package var hasScreen: Bool { isTerminal && hasTextStyles }
}
