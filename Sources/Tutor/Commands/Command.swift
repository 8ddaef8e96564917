package import Sentences
import Terminal

/// A line that a session understood.
package enum Command: Hashable, Sendable {
  case check(showsAll: Bool)
  case hint, show, next, edit, watch
  case render(PictureChoice)
  case tryExpression(String)
  case list, progress
  case goTo(String)
  case skip, reset, solution
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
}
