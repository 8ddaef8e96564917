package import Curriculum
import Sentences

extension Verdict {
  /// The verdict with what its checks' authors say in the other languages that they wrote it in; what no
  /// table of theirs knows stays as it is.
  package func said(with messages: MessageTable) -> Verdict {
    guard !messages.entries.isEmpty else { return self }
    let messages = messages.merging(.namesOfOurs)
    var verdict = self
    for place in verdict.checks.indices {
      let check = verdict.checks[place]
      verdict.checks[place].message = check.message.map(messages.sentence)
      verdict.checks[place].expected = check.expected.map(messages.sentence)
      verdict.checks[place].actual = check.actual.map(messages.sentence)
    }
    return verdict
  }
}

extension MessageTable {
  /// Names of Rings's own that authors put into their sentences, such as a scheme's: `in \(scheme) mode`.
  fileprivate static let namesOfOurs = MessageTable([
    Entry(english: "light", translation: "라이트"), Entry(english: "dark", translation: "다크"),
  ])
}

extension Exercise {
  /// What the authors of an exercise's checks say in Korean.
  package var authorsMessages: MessageTable { messages(language: Language.korean.rawValue) }
}
