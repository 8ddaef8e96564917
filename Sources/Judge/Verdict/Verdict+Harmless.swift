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
    result.message = message.map { HarmlessText.text($0) }
    result.expected = expected.map { HarmlessText.text($0) }
    result.actual = actual.map { HarmlessText.text($0) }
    result.file = file.map { HarmlessText.text($0) }
    result.renders = renders.map { $0.harmless() }
    return result
  }
}

extension CheckResult.Render {
  fileprivate func harmless() -> CheckResult.Render {
    var render = self
    render.caption = HarmlessText.text(caption)
    render.text = HarmlessText.text(
      text, limit: HarmlessText.longestPicture, keepsLines: true)
    return render
  }
}

extension VerdictDiagnostic {
  fileprivate func harmless() -> VerdictDiagnostic {
    var diagnostic = self
    diagnostic.message = HarmlessText.text(message, keepsLines: true)
    diagnostic.file = file.map { HarmlessText.text($0) }
    diagnostic.excerpt = excerpt.map { HarmlessText.text($0, keepsLines: true) }
    diagnostic.explanation = explanation.map { HarmlessText.text($0, keepsLines: true) }
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
