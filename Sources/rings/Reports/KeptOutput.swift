import Synchronization

/// What a command says, kept for somebody else to write.
final class KeptOutput: Sendable {
  private let written = Mutex("")

  var text: String { written.withLock { $0 } }

  func append(_ text: String) { written.withLock { $0 += text } }
}
