import Dispatch
import Glibc

/// The source of a session's input lines.
package struct LineReader: Sendable {
  package enum Answer: Hashable, Sendable {
    case line(String)
    /// Ctrl-C, which drops the unfinished line.
    case cancelled
    /// Ctrl-D, or the end of the input.
    case end
  }

  /// A choice at the end of a page of long text.
  package enum PageTurn: Hashable, Sendable {
    case nextPage
    /// The page before the current page.
    case previousPage
    /// The rest of the text, because other input arrived for the next prompt.
    case rest
    case skip
  }

  /// Whether a user types the lines; otherwise no prompts are written.
  package var isInteractive: Bool
  package var next: @Sendable (_ prompt: StyledText) async -> Answer
  /// Waits at the end of a page; nil if text isn't paged.
  package var turnPage: (@Sendable () async -> PageTurn)?
  /// Drops complete pending lines and returns their count; nil if input isn't interactive.
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

  /// Returns plain lines of standard input, for pipes and files, without prompts.
  package static func standardInput() -> LineReader {
    LineReader(isInteractive: false) { _ in
      await withCheckedContinuation { continuation in
        queue.async {
          continuation.resume(returning: readLine().map { .line($0) } ?? .end)
        }
      }
    }
  }

  /// A single queue for all reading, because only one thread at a time may use libedit.
  static let queue = DispatchQueue(label: "rings.terminal.lines")
}
