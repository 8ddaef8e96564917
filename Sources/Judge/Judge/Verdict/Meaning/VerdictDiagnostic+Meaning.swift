package import Sentences

extension [VerdictDiagnostic] {
  /// Adds explanations for beginners to errors that don't have one yet.
  ///
  /// Policy violations already have our own messages and need no explanation.
  package func explained() -> [VerdictDiagnostic] {
    var errors = 0
    return map { diagnostic in
      guard diagnostic.severity == .error, errors < Self.mostErrors else { return diagnostic }
      errors += 1
      return diagnostic.rule == nil ? diagnostic.explained() : diagnostic
    }
  }

  /// The maximum number of errors to explain.
  ///
  /// Explaining more errors isn't worth the time.
  private static let mostErrors = 30
}

extension VerdictDiagnostic {
  package static let inPlainWords = Sentence("In plain words", ko: "쉽게 말하면")

  fileprivate func explained() -> VerdictDiagnostic {
    let words = message.spoken(in: .english)
    var diagnostic = self
    diagnostic.explanation =
      explanation ?? CompilerMeaning.environmentValue(in: words, line: excerpt ?? "")
      ?? CompilerMeaning.sentence(for: words)
    // The compiler suggests `.count` for `.font` on a string.
    if CompilerMeaning.valueTakenForAView(in: words) != nil { diagnostic.fixes = [] }
    return diagnostic
  }
}
