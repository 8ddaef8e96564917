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
  package func errorsFirst() -> [VerdictDiagnostic] { first { $0.severity == .error } }

  /// Moves errors about unclosed quotation marks and brackets before the errors that follow from them.
  package func causesFirst() -> [VerdictDiagnostic] { first(\.isOfOpenMark) }

  /// Moves the diagnostics that satisfy a condition, with their notes, before the others.
  private func first(_ isFirst: (VerdictDiagnostic) -> Bool) -> [VerdictDiagnostic] {
    var before: [VerdictDiagnostic] = []
    var behind: [VerdictDiagnostic] = []
    var isBefore = false
    for diagnostic in self {
      if diagnostic.severity != .note { isBefore = isFirst(diagnostic) }
      if isBefore { before.append(diagnostic) } else { behind.append(diagnostic) }
    }
    return before + behind
  }
}

extension VerdictDiagnostic {
  /// Whether this is an error about an unclosed quotation mark, comment or bracket.
  fileprivate var isOfOpenMark: Bool {
    guard severity == .error else { return false }
    let words = message.spoken(in: .english)
    return words.contains("unterminated") || words.contains("curly quote")
      || words.contains(/expected '[)\]}]'/) || words.contains("' to match opening '")
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
