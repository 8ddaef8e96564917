package import Curriculum
package import Judge
package import Sentences

/// The reason for a finding: the requirement, and where the course or Apple states it.
package struct FindingReason: Sendable {
  package enum Finding: Sendable {
    /// A check, with the titles of all checks by identifier.
    case check(LearnerCheck, titles: [String: Sentence])
    /// A compiler error.
    case error(VerdictDiagnostic)
    /// A lint rule by number.
    case rule(String)
  }

  package var finding: Finding
  /// The related sentences of the lesson, in order.
  package var passages: [String]
  /// The glossary's terms that occur in the finding.
  package var words: [GlossaryEntry]
  /// The lint rule; nil if the finding isn't a lint rule.
  package var rule: RuleReason?

  package init(
    _ finding: Finding, passages: [String] = [], words: [GlossaryEntry] = [],
    rule: RuleReason? = nil
  ) {
    self.finding = finding
    self.passages = passages
    self.words = words
    self.rule = rule
  }
}

extension FindingReason {
  /// Finds the lesson's sentences and the glossary's terms about a finding.
  package init(_ finding: Finding, of exercise: Exercise, in pack: Pack, language: Language) {
    let texts = finding.texts(in: language)
    let said = texts.joined(separator: " ").lowercased()
    let words = pack.vocabulary.filter { entry in
      let own = entry.term(in: language.rawValue).lowercased()
      return own.count > 1 && said.contains(own)
    }
    // Without a readable lesson, the finding has no passages.
    let lesson = (try? exercise.lesson(language: language.rawValue)) ?? ""
    let passages = LessonPassages(lesson: lesson).about(
      texts, words: words.map { $0.term(in: language.rawValue) })
    self.init(finding, passages: passages, words: Array(words.prefix(Self.mostWords)))
  }

  private static let mostWords = 6
}

/// A numbered lint rule: its requirement, reason, remedy and source.
package struct RuleReason: Hashable, Sendable {
  package var number: String
  package var name: Sentence
  package var explanation: Sentence
  package var threshold: Sentence
  package var fix: Sentence
  package var source: String
  /// The source's URL; nil for an unpublished source.
  package var address: String?

  package init(
    number: String, name: Sentence, explanation: Sentence, threshold: Sentence, fix: Sentence,
    source: String, address: String?
  ) {
    self.number = number
    self.name = name
    self.explanation = explanation
    self.threshold = threshold
    self.fix = fix
    self.source = source
    self.address = address
  }
}

/// The last finding's origin: a check or the lint.
enum LastFinding: Hashable, Sendable {
  case verdict
  case rule(String)
}

extension FindingReason.Finding {
  func texts(in language: Language) -> [String] {
    switch self {
    case .check(let check, _):
      // A hidden check's title is only a number.
      [
        check.visibility == .hidden ? nil : check.title, check.message, check.expected,
        check.actual,
      ]
      .compactMap {
        $0?.spoken(in: language)
      }
    case .error(let error):
      [error.message.spoken(in: language)]
        + [error.explanation?.spoken(in: language), error.excerpt].compactMap { $0 }
    case .rule: []
    }
  }
}
