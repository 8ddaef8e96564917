import Glibc
import Terminal

/// Waits for the next event in watch mode: a key, Ctrl-C or a saved file.
struct WatchLoop {
  private let watch: FileWatch
  private var waitingKeys: [Key] = []

  /// The pause after a change before checking, in milliseconds; an editor may write a file in several steps.
  private static let settling = 80

  init(_ watch: FileWatch) {
    self.watch = watch
  }

  mutating func next(isolation: isolated (any Actor)? = #isolation) async -> SessionEvent {
    while true {
      if !waitingKeys.isEmpty { return .key(waitingKeys.removeFirst()) }
      let ready = await DescriptorWait.readable(
        among: [STDIN_FILENO, TerminalSignals.descriptor] + (watch.descriptor.map { [$0] } ?? []),
        milliseconds: watch.patience)
      if ready.contains(TerminalSignals.descriptor),
        TerminalSignals.take().contains(.interrupt)
      {
        return .key(.escape)
      }
      if ready.contains(STDIN_FILENO) { waitingKeys = KeyInput.pending() }
      let mayHaveChanged = watch.descriptor.map(ready.contains) ?? true || ready.isEmpty
      if mayHaveChanged, let change = await watch.takeSettledChange(after: Self.settling) {
        return change == .saved ? .fileChanged : .fileDisappeared
      }
    }
  }
}
