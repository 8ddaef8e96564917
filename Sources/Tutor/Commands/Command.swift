package import Sentences
import Terminal

/// A line that a session understood.
package enum Command: Hashable, Sendable {
  case check(showsAll: Bool)
  case hint
  /// With its pictures in sentences, for a screen reader.
  case show(isDescribed: Bool)
  case next, watch
  /// The learning screen, and the picture alone.
  case screen, canvas
  /// Nil for the file with the first problem.
  case edit(file: String?)
  case render(PictureChoice)
  case tryExpression(String)
  /// What the shell's command of that name does, with its options.
  case look(CommandName, options: [String])
  case list, progress
  case goTo(String)
  case skip, reset, solution
  /// What stands behind the word: a ring, `undo`, or nothing.
  case placement(String)
  case language(Language)
  /// Nil for the terminal's own width.
  case width(Int?)
  case help, quit
}

/// Why a line was not understood.
package enum CommandProblem: Error, Hashable, Sendable {
  case unknown(String, suggestion: String?)
  case ambiguous(String, [String])
  case missingArgument(CommandName)
  case unknownLanguage(String)
  case unusableWidth(String)
  case unknownPictureWord(String)
  case openQuote(String)
}
