package import Sentences
package import Terminal

/// A parsed line.
package enum Command: Hashable, Sendable {
  case check(showsAll: Bool)
  /// The number of the hint to show; nil for the next hint.
  case hint(Int?)
  /// Whether to describe pictures in sentences, for a screen reader.
  case show(isDescribed: Bool)
  case next, watch
  /// The reason for the last finding, or for a lint rule by number.
  case why(String?)
  /// Applies the last offered step to the file.
  case apply
  case screen
  /// A live preview, in the terminal or as a browser page.
  case canvas(isPage: Bool)
  /// The file to open; nil for the file with the first problem.
  case edit(file: String?)
  /// The file to show; nil for all of the learner's files.
  case read(file: String?)
  /// Lists the learner's files.
  case files
  /// Clears the terminal.
  case clear
  case render(PictureChoice)
  case tryExpression(String)
  /// Code to run in the playground; nil to enter it until an empty line.
  case play(String?)
  /// Runs the shell command of the same name with these options.
  case look(CommandName, options: [String])
  /// The ring to show; nil for the whole course.
  case list(ring: String?), progress(ring: String?)
  /// Returns to the previous exercise.
  case back
  /// Lists the exercises that mention the text.
  case search(String)
  /// Part of the term to look up; nil for the whole glossary.
  case glossary(String?)
  /// Stored versions of the learner's files.
  ///
  /// `history` lists them. `undo` restores a version by number, or the previous version if the number is nil.
  case history, undo(Int?)
  /// Restarts a passed exercise.
  case practice
  case goTo(String)
  /// The route to follow; nil to list the routes.
  case route(String?)
  case skip, reset, solution
  /// The words after the command: a ring, `undo`, or nothing.
  case placement(String)
  case language(Language)
  /// The width in cells; nil for the terminal's width.
  case width(Int?)
  /// The way to show pictures; nil to report the current way.
  case pictures(PictureWay?)
  /// The command to explain; nil for all commands.
  case help(CommandName?)
  case quit
}

/// A reason why a line isn't a valid command.
package enum CommandProblem: Error, Hashable, Sendable {
  case unknown(String, suggestion: String?)
  case ambiguous(String, [String])
  /// A command that only the shell has.
  case ofShell(String)
  case missingArgument(CommandName)
  case unknownLanguage(String)
  case unusableWidth(String)
  case unknownPictureWay(String)
  case unknownPictureWord(String)
  case openQuote(String)
  case notANumber(CommandName, String)
}
