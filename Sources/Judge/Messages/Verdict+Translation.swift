package import Curriculum

extension Verdict {
  /// The verdict with everything that checks and Rings itself say in another language; what no
  /// table knows, such as the compiler's words, stays as it is.
  package func translated(by messages: MessageTable) -> Verdict {
    guard !messages.entries.isEmpty else { return self }
    func said(_ text: String?) -> String? { text.map { messages.translation(of: $0) ?? $0 } }
    var verdict = self
    for place in verdict.checks.indices {
      var check = verdict.checks[place]
      check.message = said(check.message)
      check.expected = said(check.expected)
      check.actual = said(check.actual)
      for picture in check.renders.indices {
        check.renders[picture].caption =
          said(check.renders[picture].caption) ?? check.renders[picture].caption
      }
      verdict.checks[place] = check
    }
    for place in verdict.diagnostics.indices {
      let diagnostic = verdict.diagnostics[place]
      verdict.diagnostics[place].message = said(diagnostic.message) ?? diagnostic.message
      verdict.diagnostics[place].explanation = said(diagnostic.explanation)
    }
    return verdict
  }
}

extension Exercise {
  /// What may be said in a verdict on this exercise, in `language`: its checks' sentences and ours.
  package func verdictMessages(language: String) -> MessageTable {
    let own = RingsMessages.table(language: language)
    return language == "en" ? own : own.merging(messages(language: language))
  }
}
