import Dispatch
import Glibc

/// Where a session's lines come from.
package struct LineReader: Sendable {
  package enum Answer: Hashable, Sendable {
    case line(String)
    /// Ctrl-C: the line begun is dropped.
    case cancelled
    /// Ctrl-D, or the end of the input.
    case end
  }

  /// What a reader of a long text wants.
  package enum PageTurn: Hashable, Sendable {
    case nextPage
    /// The page before the one that was shown last.
    case previousPage
    /// All of it: something else was typed, which the next prompt gets.
    case rest
    case skip
  }

  /// True where a person types; false leaves prompts away.
  package var isInteractive: Bool
  package var next: @Sendable (_ prompt: StyledText) async -> Answer
  /// Waits at the end of a screenful; nil where text is not read by the screenful.
  package var turnPage: (@Sendable () async -> PageTurn)?
  /// Drops the whole lines that wait to be read and those right behind them, and counts them; nil where nobody types.
  package var dropWaiting: (@Sendable () async -> Int)?

  package init(
    isInteractive: Bool, turnPage: (@Sendable () async -> PageTurn)? = nil,
    dropWaiting: (@Sendable () async -> Int)? = nil,
    next: @escaping @Sendable (_ prompt: StyledText) async -> Answer
  ) {
    self.isInteractive = isInteractive
    self.turnPage = turnPage
    self.dropWaiting = dropWaiting
    self.next = next
  }

  /// Lines of standard input as they come, for pipes and files; no prompt is written.
  package static func standardInput() -> LineReader {
    LineReader(isInteractive: false) { _ in
      await withCheckedContinuation { continuation in
        queue.async {
          continuation.resume(returning: readLine().map { .line($0) } ?? .end)
        }
      }
    }
  }

  /// One queue for all reading, so that the editor is only ever used by one thread at a time.
  static let queue = DispatchQueue(label: "rings.terminal.lines")
}
