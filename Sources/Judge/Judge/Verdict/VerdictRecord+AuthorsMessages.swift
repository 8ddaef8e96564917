import Curriculum
import Sentences

/// Translations of what the authors of checks say.
extension VerdictRecord {
  /// The record with its authors' messages in Korean, too; what their table lacks stays as it is.
  func said(with messages: MessageTable) -> VerdictRecord {
    guard !messages.entries.isEmpty else { return self }
    return mapSaid(messages.merging(.namesOfOurs).sentence)
  }

  /// The record with what a pack says of its checks in the language in which its texts are read.
  ///
  /// What Rings says itself stays, and so does what no table of the pack has. Nothing changes if Rings
  /// speaks that language.
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
      record.checks[place].says = declared.says?.verbatim(in: code)
    }
    return record
  }

  /// The record with another message and other values of every check.
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
  /// The text in one language, for readers of every language.
  fileprivate func verbatim(in code: String) -> Sentence { Sentence(verbatim: text(in: code)) }
}

extension MessageTable {
  /// Names of Rings's own that authors put into their sentences, such as a scheme's: `in \(scheme) mode`.
  fileprivate static let namesOfOurs = MessageTable([
    Entry(english: "light", translation: "라이트"), Entry(english: "dark", translation: "다크"),
  ])
}

extension Exercise {
  /// The Korean messages of an exercise's checks.
  var authorsMessages: MessageTable { messages(language: Language.korean.rawValue) }
}
