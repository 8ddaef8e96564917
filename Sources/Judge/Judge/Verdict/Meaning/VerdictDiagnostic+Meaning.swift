package import Sentences

extension [VerdictDiagnostic] {
  /// The errors with what they mean for people who meet them for the first time, where nothing better is
  /// known of them already.
  ///
  /// What the policy refuses is in words of ours, and needs no others.
  package func explained() -> [VerdictDiagnostic] {
    var errors = 0
    return map { diagnostic in
      guard diagnostic.severity == .error, errors < Self.mostErrors else { return diagnostic }
      errors += 1
      return diagnostic.rule == nil ? diagnostic.explained() : diagnostic
    }
  }

  /// More errors than anybody reads at once.
  private static let mostErrors = 30
}

extension VerdictDiagnostic {
  /// Said before the explanation.
  package static let inPlainWords = Sentence("In plain words", ko: "쉽게 말하면")

  fileprivate func explained() -> VerdictDiagnostic {
    let words = message.spoken(in: .english)
    var diagnostic = self
    diagnostic.explanation = explanation ?? CompilerMeaning.sentence(for: words)
    // The compiler takes `.font` of a text for a misspelt `.count`.
    if CompilerMeaning.valueTakenForAView(in: words) != nil { diagnostic.fixes = [] }
    return diagnostic
  }
}
