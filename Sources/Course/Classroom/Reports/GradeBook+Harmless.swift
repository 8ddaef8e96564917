import Judge
import Sentences

extension GradeBook {
  /// The book with every name fit to be printed, and no two learners' the same.
  package func harmless() -> GradeBook {
    var names: [String: String] = [:]
    var taken: Set<String> = []
    for learner in learners {
      let plain = HarmlessText.text(learner, limit: 1_000)
      var name = plain
      var number = 2
      // Equal letters in two codings are two learners.
      while !taken.insert(name).inserted {
        name = "\(plain) (\(number))"
        number += 1
      }
      names[learner] = name
    }
    var book = self
    book.results = results.map { result in
      var result = result
      result.learner = names[result.learner] ?? HarmlessText.text(result.learner)
      result.files = result.files?.map { HarmlessText.text($0) }
      result.notes = result.notes?.map { $0.mapTexts { HarmlessText.text($0) } }
      return result
    }
    book.leftOut = leftOut.map { item in
      LeftOut(
        entry: names[item.entry] ?? HarmlessText.text(item.entry),
        reason: item.reason.mapTexts { HarmlessText.text($0) },
        learner: item.learner.map { names[$0] ?? HarmlessText.text($0) }, isWork: item.isWork)
    }
    book.people = Dictionary(
      people.map { (names[$0.key] ?? HarmlessText.text($0.key), $0.value) },
      uniquingKeysWith: { first, _ in first })
    book.entries = Dictionary(
      entries.map { (names[$0.key] ?? HarmlessText.text($0.key), $0.value) },
      uniquingKeysWith: { first, _ in first })
    book.missing = missing.map { names[$0] ?? HarmlessText.text($0) }
    return book
  }
}
