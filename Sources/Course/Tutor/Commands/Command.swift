package import Sentences
package import Terminal

/// A line that a session understood.
package enum Command: Hashable, Sendable {
  case check(showsAll: Bool)
  /// With the step that is wanted; nil for the next.
  case hint(Int?)
  /// With its pictures in sentences, for a screen reader.
  case show(isDescribed: Bool)
  case next, watch
  /// What is behind the last finding, or a numbered rule of the lint.
  case why(String?)
  /// Put the step that was offered last into the file.
  case apply
  /// The learning screen.
  case screen
  /// The widget while it is written: here, or as a page in a browser.
  case canvas(isPage: Bool)
  /// Nil for the file with the first problem.
  case edit(file: String?)
  case render(PictureChoice)
  case tryExpression(String)
  /// Swift that goes on from line to line; nil to go on until an empty line.
  case play(String?)
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
  /// How pictures are shown; nil to say how they are now.
  case pictures(PictureWay?)
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
  case unknownPictureWay(String)
  case unknownPictureWord(String)
  case openQuote(String)
  case notANumber(CommandName, String)
}
