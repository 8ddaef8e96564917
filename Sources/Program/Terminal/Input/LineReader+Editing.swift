package import Foundation
import Glibc

extension LineReader {
  /// Returns a prompt with editing at a terminal, or else plain lines of standard input.
  package static func ofStandardInput(
    history: URL?, capabilities: TerminalCapabilities,
    complete: @escaping @Sendable (_ line: String) -> LineCompletion
  ) -> LineReader {
    guard isatty(STDIN_FILENO) == 1, capabilities.isTerminal else { return .standardInput() }
    return .editing(history: history, capabilities: capabilities, complete: complete)
  }

  /// Returns a prompt with editing, history and completion.
  ///
  /// - Parameters:
  ///   - history: The file for earlier lines; nil to keep no history.
  ///   - complete: Completes the line before the cursor.
  package static func editing(
    history: URL?, capabilities: TerminalCapabilities,
    complete: @escaping @Sendable (_ line: String) -> LineCompletion
  ) -> LineReader {
    let editor = LineEditor(
      history: history, isUnicode: capabilities.isUnicode, marksPastes: capabilities.hasTextStyles,
      complete: complete)
    return LineReader(
      isInteractive: true, turnPage: { await editor.turnPage() },
      dropWaiting: { await editor.dropWaiting() }
    ) { prompt in
      await withCheckedContinuation { continuation in
        queue.async {
          continuation.resume(returning: editor.ask(prompt.promptText(for: capabilities)))
        }
      }
    }
  }

  /// Returns the history file by the XDG rules: `$XDG_STATE_HOME/rings/history`.
  package static func historyFile(environment: [String: String]) -> URL? {
    if let folder = environment["XDG_STATE_HOME"], folder.hasPrefix("/") {
      return URL(filePath: folder).appending(path: "rings/history")
    }
    guard let home = environment["HOME"], home.hasPrefix("/") else { return nil }
    return URL(filePath: home).appending(path: ".local/state/rings/history")
  }
}

extension StyledText {
  /// Returns the prompt with its escape sequences marked as zero-width for libedit.
  fileprivate func promptText(for capabilities: TerminalCapabilities) -> String {
    var result = ""
    var isInSequence = false
    for character in encoded(for: capabilities) {
      if character == "\u{1B}", !isInSequence {
        isInSequence = true
        result += "\u{01}"
      }
      result.append(character)
      if isInSequence, character == "m" {
        isInSequence = false
        result += "\u{02}"
      }
    }
    return result
  }
}
