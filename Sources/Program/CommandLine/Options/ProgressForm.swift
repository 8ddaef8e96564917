/// How grading tells on standard error how far it is.
enum ProgressForm: String, CaseIterable {
  /// One line that stays, at a terminal.
  case line
  /// A line for each result that is new.
  case lines
  /// A line for each tenth of a large class, for logs.
  case quiet
  /// An object a line, for programs.
  case json
}
