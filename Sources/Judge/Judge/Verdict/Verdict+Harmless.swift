import Sentences

extension Verdict {
  /// The verdict with all its texts fit to be printed anywhere, whatever the learner's code said.
  package func harmless() -> Verdict {
    var verdict = self
    verdict.checks = checks.map { $0.harmless() }
    verdict.diagnostics = diagnostics.map { $0.harmless() }
    return verdict
  }
}

extension CheckResult {
  fileprivate func harmless() -> CheckResult {
    var result = self
    result.message = message.map { $0.harmless() }
    result.expected = expected.map { $0.harmless() }
    result.actual = actual.map { $0.harmless() }
    result.file = file.map { HarmlessText.text($0) }
    result.renders = renders.map { $0.harmless() }
    return result
  }
}

extension CheckResult.Render {
  fileprivate func harmless() -> CheckResult.Render {
    var render = self
    render.caption = caption.harmless()
    render.text = HarmlessText.text(
      text, limit: HarmlessText.longestPicture, keepsLines: true)
    return render
  }
}

extension VerdictDiagnostic {
  fileprivate func harmless() -> VerdictDiagnostic {
    var diagnostic = self
    diagnostic.message = message.harmless(keepsLines: true)
    diagnostic.file = file.map { HarmlessText.text($0) }
    diagnostic.excerpt = excerpt.map { HarmlessText.text($0, keepsLines: true) }
    diagnostic.explanation = explanation.map { $0.harmless(keepsLines: true) }
    diagnostic.fixes = fixes.map { $0.harmless() }
    return diagnostic
  }
}

extension SuggestedFix {
  /// Lines to type hold the learner's own source, and are printed like all the rest.
  fileprivate func harmless() -> SuggestedFix {
    var fix = self
    fix.message = message.map { HarmlessText.text($0) }
    fix.text = HarmlessText.text(text, limit: HarmlessText.longestPicture, keepsLines: true)
    return fix
  }
}

extension Sentence {
  /// The sentence with all its texts fit to be printed; one that is too long ends early, and is text then.
  fileprivate func harmless(keepsLines: Bool = false) -> Sentence {
    let plain = mapTexts { HarmlessText.text($0, limit: .max, keepsLines: keepsLines) }
    let spoken = Language.allCases.map { plain.spoken(in: $0) }
    let shown = spoken.map { HarmlessText.text($0, keepsLines: keepsLines) }
    guard shown != spoken else { return plain }
    return Sentence(
      "\(HarmlessText.text(plain.spoken(in: .english), keepsLines: keepsLines))",
      ko: "\(HarmlessText.text(plain.spoken(in: .korean), keepsLines: keepsLines))")
  }
}
