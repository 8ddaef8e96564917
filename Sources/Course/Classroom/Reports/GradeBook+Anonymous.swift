import Hashing
import Judge
import Sentences

extension GradeBook {
  /// Returns the book with numbers in place of names, for readers who needn't identify the learners.
  ///
  /// - Parameter secret: The teacher's secret, which determines the order of the numbers. The order is the
  ///   same at each regrade and reveals nothing to readers who know the names.
  package func anonymous(by secret: String) -> GradeBook {
    let digits = String(learners.count).count
    var labels: [String: String] = [:]
    for (place, learner) in learners.map({ (Self.mark(of: $0, secret), $0) }).sorted(by: <)
      .map(\.1).enumerated()
    {
      let number = String(place + 1)
      labels[learner] =
        "learner-" + String(repeating: "0", count: digits - number.count) + number
    }
    var book = self
    book.results = results.map { result in
      let label = labels[result.learner] ?? "learner"
      let words = words(of: result.learner)
      var result = result
      result.learner = label
      (result.notes, result.files, result.code, result.hidesCode) = (nil, nil, nil, true)
      result.verdict.diagnostics = result.verdict.diagnostics.map { diagnostic in
        var diagnostic = diagnostic
        diagnostic.message = Self.without(words, diagnostic.message, label)
        return diagnostic
      }
      return result
    }.sorted { ($0.learner, $0.exercise) < ($1.learner, $1.exercise) }
    // Items without a learner say nothing about the class's results.
    book.leftOut = leftOut.compactMap { item in
      let name = item.learner ?? item.entry
      guard let label = labels[name] else { return nil }
      return LeftOut(
        entry: label, reason: Self.without(words(of: name) + [item.entry], item.reason, label),
        learner: item.learner == nil ? nil : label, isWork: item.isWork)
    }
    book.decisions.overrides = decisions.overrides.renamed(labels)
    book.decisions.handGrades = decisions.handGrades.renamed(labels)
    // Comments are addressed to a learner, and their code isn't shown.
    book.decisions.comments = LineComments()
    book.missing = missing.compactMap { labels[$0] }
    (book.people, book.entries) = ([:], [:])
    return book
  }

  /// Returns the strings that identify a learner, longest first.
  private func words(of learner: String) -> [String] {
    let person = people[learner]
    let own = [learner, learner.split(separator: "/").last.map(String.init) ?? ""]
    let listed = [person?.name ?? "", person?.email ?? ""] + (person?.ids ?? [])
    return (own + listed + (entries[learner] ?? [])).filter { $0.count > 1 }
      .sorted { ($0.count, $0) > ($1.count, $1) }
  }

  private static func without(_ words: [String], _ sentence: Sentence, _ label: String) -> Sentence
  {
    sentence.mapTexts { text in words.reduce(text) { $0.replacing($1, with: label) } }
  }

  private static func mark(of learner: String, _ secret: String) -> String {
    var digest = ContentDigest()
    digest.combine(secret)
    digest.combine(learner)
    return digest.hexadecimal
  }
}
