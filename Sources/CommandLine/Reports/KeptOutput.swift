import Synchronization

/// What a command says, kept for somebody else to write.
final class KeptOutput: Sendable {
  private let written = Mutex("")

  var text: String { written.withLock { $0 } }

  func append(_ text: String) { written.withLock { $0 += text } }
}

extension KeptOutput {
  /// What a command line says, with its exit code.
  ///
  /// - Parameter files: Those that it looks at where none are named; nil for a shell's command, to which
  ///   none are at hand.
  static func of(
    _ arguments: [String], in surroundings: Surroundings, files: FilesAtHand?
  ) async -> (text: String, status: Int32) {
    let kept = KeptOutput()
    let status = await StandardOutput.$kept.withValue(kept) {
      await Surroundings.$chosen.withValue(surroundings) {
        await FilesAtHand.$current.withValue(files) { await CommandRun.status(of: arguments) }
      }
    }
    return (kept.text, status)
  }
}
