package import Curriculum

extension Verdict {
  /// The verdict with everything that checks say in another language; what no table knows stays as
  /// it is.
  package func translated(by messages: MessageTable) -> Verdict {
    guard !messages.entries.isEmpty else { return beginningWithCapitals }
    func said(_ text: String?) -> String? { text.map { messages.text(of: $0) } }
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
    return verdict
  }

  /// The verdict with what Rings says about the code in another language.
  package func aboutCode(in language: String) -> Verdict {
    let messages = RingsMessages.aboutCode(language: language)
    guard !messages.entries.isEmpty else { return self }
    var verdict = self
    verdict.diagnostics = diagnostics.map { diagnostic in
      var diagnostic = diagnostic
      diagnostic.message = messages.text(of: diagnostic.message)
      diagnostic.explanation = diagnostic.explanation.map { messages.text(of: $0) }
      return diagnostic
    }
    return verdict
  }
}

extension Verdict {
  /// The verdict with sentences that begin with a view's name (`the Button is too small to tap.`)
  /// written as sentences are.
  private var beginningWithCapitals: Verdict {
    var verdict = self
    for place in verdict.checks.indices {
      guard let message = verdict.checks[place].message, message.hasPrefix("the ") else { continue }
      verdict.checks[place].message = "The " + message.dropFirst(4)
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
