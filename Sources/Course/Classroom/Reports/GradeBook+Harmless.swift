import Judge
import Sentences

extension GradeBook {
  /// Returns the book with sanitized, unique names.
  package func harmless() -> GradeBook {
    var names: [String: String] = [:]
    var taken: Set<String> = []
    for learner in learners {
      let plain = SanitizedText.text(learner, limit: 1_000)
      var name = plain
      var number = 2
      // The same letters in two encodings belong to two learners.
      while !taken.insert(name).inserted {
        name = "\(plain) (\(number))"
        number += 1
      }
      names[learner] = name
    }
    func harmless(_ name: String) -> String { names[name] ?? SanitizedText.text(name) }
    var book = self
    book.results = results.map { result in
      var result = result
      result.learner = harmless(result.learner)
      result.files = result.files?.map { SanitizedText.text($0) }
      result.notes = result.notes?.map { $0.mapTexts { SanitizedText.text($0) } }
      return result
    }
    book.leftOut = leftOut.map { item in
      LeftOut(
        entry: harmless(item.entry),
        reason: item.reason.mapTexts { SanitizedText.text($0) },
        learner: item.learner.map(harmless), isWork: item.isWork)
    }
    book.people = Dictionary(
      people.map { (harmless($0.key), $0.value) },
      uniquingKeysWith: { first, _ in first })
    book.entries = Dictionary(
      entries.map { (harmless($0.key), $0.value) },
      uniquingKeysWith: { first, _ in first })
    book.missing = missing.map(harmless)
    return book
  }
}
