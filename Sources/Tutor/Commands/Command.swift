package import Sentences
import Terminal

/// A line that a session understood.
package enum Command: Hashable, Sendable {
  case check(showsAll: Bool)
  /// With the step that is wanted; nil for the next.
  case hint(Int?)
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
  /// A ring, or nil for the whole course.
  case list(ring: String?), progress(ring: String?)
  /// The exercise before.
  case back
  /// Where the course speaks of something.
  case search(String)
  /// A part of a word, or nil for all.
  case glossary(String?)
  /// The kept versions of the learner's files, and the way back to one; nil for the last.
  case history, undo(Int?)
  /// A passed exercise once more from its start.
  case practice
  case goTo(String)
  case skip, reset, solution
  /// What stands behind the word: a ring, `undo`, or nothing.
  case placement(String)
  case language(Language)
  /// Nil for the terminal's own width.
  case width(Int?)
  /// Nil for all commands.
  case help(CommandName?)
  case quit
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
  case notANumber(CommandName, String)
}
