import Sentences

extension [VerdictDiagnostic] {
  /// Removes repeated messages together with their notes.
  ///
  /// Compilation and availability checks report some of the same errors, and so do several expansions of a
  /// macro.
  package func toldOnce() -> [VerdictDiagnostic] {
    var told: Set<Telling> = []
    var isRepetition = false
    return filter { diagnostic in
      if diagnostic.severity != .note {
        isRepetition = !told.insert(Telling(diagnostic)).inserted
      }
      return !isRepetition
    }
  }
}

extension [VerdictDiagnostic] {
  /// Moves errors before other diagnostics.
  ///
  /// Both groups keep the compiler's order and their notes.
  package func errorsFirst() -> [VerdictDiagnostic] {
    var errors: [VerdictDiagnostic] = []
    var others: [VerdictDiagnostic] = []
    var isError = false
    for diagnostic in self {
      if diagnostic.severity != .note { isError = diagnostic.severity == .error }
      if isError { errors.append(diagnostic) } else { others.append(diagnostic) }
    }
    return errors + others
  }
}

/// The fields that make two messages equal for the reader.
private struct Telling: Hashable {
  let message: Sentence
  let file: String?
  let line: Int?
  let column: Int?

  init(_ diagnostic: VerdictDiagnostic) {
    message = diagnostic.message
    file = diagnostic.file
    line = diagnostic.line
    column = diagnostic.column
  }
}
