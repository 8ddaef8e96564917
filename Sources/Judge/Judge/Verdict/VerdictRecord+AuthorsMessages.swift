import Curriculum
import Sentences

extension VerdictRecord {
  /// Adds Korean translations of the authors' messages, where the table has them.
  func said(with messages: MessageTable) -> VerdictRecord {
    guard !messages.entries.isEmpty else { return self }
    return mapSaid(messages.merging(.namesOfOurs).sentence)
  }

  /// Returns the record with the pack's text in the given language.
  ///
  /// Text from Rings, and text without a translation, stays unchanged. Nothing changes for a language that
  /// Rings itself supports.
  func read(in language: Language, by exercise: Exercise) -> VerdictRecord {
    guard !language.isSpoken else { return self }
    let code = language.rawValue
    let messages = exercise.messages(language: code)
    var record = mapSaid { sentence in
      guard let text = messages.translation(of: sentence.spoken(in: .english)) else {
        return sentence
      }
      return LocalizedText([code: text]).verbatim(in: code)
    }
    for place in record.checks.indices {
      guard
        let declared = exercise.checks.first(where: { $0.identifier == record.checks[place].id })
      else { continue }
      record.checks[place].title = declared.title.verbatim(in: code)
      record.checks[place].learnerTitle = declared.learnerTitle?.verbatim(in: code)
      record.checks[place].says = declared.says?.verbatim(in: code)
    }
    return record
  }

  private func mapSaid(_ change: (Sentence) -> Sentence) -> VerdictRecord {
    var record = self
    for place in checks.indices {
      record.checks[place].message = checks[place].message.map(change)
      record.checks[place].expected = checks[place].expected.map(change)
      record.checks[place].actual = checks[place].actual.map(change)
    }
    return record
  }
}

extension LocalizedText {
  /// Returns the text in one language as a sentence that isn't translated further.
  fileprivate func verbatim(in code: String) -> Sentence { Sentence(verbatim: text(in: code)) }
}

extension MessageTable {
  /// Names from Rings that authors use in their sentences, such as the color scheme in `in \(scheme) mode`.
  fileprivate static let namesOfOurs = MessageTable([
    Entry(english: "light", translation: "라이트"), Entry(english: "dark", translation: "다크"),
  ])
}

extension Exercise {
  var authorsMessages: MessageTable { messages(language: Language.korean.rawValue) }
}
