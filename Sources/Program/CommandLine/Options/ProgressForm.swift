enum ProgressForm: String, CaseIterable {
  /// A single line for a terminal, updated in place.
  case line
  /// A line for each new result.
  case lines
  /// A line for each tenth of a large class of learners, for logs.
  case quiet
  /// A JSON object per line, for programs.
  case json
}
