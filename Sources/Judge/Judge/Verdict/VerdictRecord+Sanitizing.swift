import Sentences

extension VerdictRecord {
  /// The record with all text safe to print, whatever the learner's code wrote.
  var sanitized: VerdictRecord {
    var record = self
    record.checks = checks.map(\.sanitized)
    record.diagnostics = diagnostics.map(\.sanitized)
    return record
  }
}

extension CheckResult {
  fileprivate var sanitized: CheckResult {
    var result = self
    result.title = title.sanitized(keepsLines: true)
    result.learnerTitle = learnerTitle?.sanitized(keepsLines: true)
    result.says = says?.sanitized(keepsLines: true)
    result.message = message.map { $0.sanitized() }
    result.expected = expected.map { $0.sanitized() }
    result.actual = actual.map { $0.sanitized() }
    result.file = file.map { SanitizedText.text($0) }
    result.renders = renders.map(\.sanitized)
    return result
  }
}

extension CheckResult.Render {
  fileprivate var sanitized: CheckResult.Render {
    var render = self
    render.caption = caption.sanitized()
    render.text = SanitizedText.text(
      text, limit: SanitizedText.longestPicture, keepsLines: true)
    return render
  }
}

extension VerdictDiagnostic {
  fileprivate var sanitized: VerdictDiagnostic {
    var diagnostic = self
    diagnostic.message = message.sanitized(keepsLines: true)
    diagnostic.file = file.map { SanitizedText.text($0) }
    diagnostic.excerpt = excerpt.map { SanitizedText.text($0, keepsLines: true) }
    diagnostic.explanation = explanation.map { $0.sanitized(keepsLines: true) }
    diagnostic.fixes = fixes.map(\.sanitized)
    return diagnostic
  }
}

extension SuggestedFix {
  /// A copy with sanitized text.
  ///
  /// The text of a fix contains lines of the learner's source.
  fileprivate var sanitized: SuggestedFix {
    var fix = self
    fix.message = message.map { SanitizedText.text($0) }
    fix.text = SanitizedText.text(text, limit: SanitizedText.longestPicture, keepsLines: true)
    return fix
  }
}

extension Sentence {
  /// Returns the sentence with all text safe to print.
  ///
  /// A sentence that is too long is cut and becomes plain text.
  fileprivate func sanitized(keepsLines: Bool = false) -> Sentence {
    let plain = mapTexts { SanitizedText.text($0, limit: .max, keepsLines: keepsLines) }
    let spoken = Language.allCases.map { plain.spoken(in: $0) }
    let shown = spoken.map { SanitizedText.text($0, keepsLines: keepsLines) }
    guard shown != spoken else { return plain }
    return Sentence(
      "\(SanitizedText.text(plain.spoken(in: .english), keepsLines: keepsLines))",
      ko: "\(SanitizedText.text(plain.spoken(in: .korean), keepsLines: keepsLines))")
  }
}
