extension [VerdictDiagnostic] {
  /// Every message once, with the notes behind it: compiling and looking at an older iOS tell some of
  /// the same errors, and so do several expansions of a macro.
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

/// What makes two messages the same to their reader.
private struct Telling: Hashable {
  let message: String
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
