package import Judge
package import Sentences
import Terminal

/// An error that reports different verdicts for the same files.
package struct UnrepeatableVerdict: SpokenError {
  private let attempt: Int
  private let first: LearnerVerdict
  private let again: LearnerVerdict

  package init(attempt: Int, first: LearnerVerdict, again: LearnerVerdict) {
    self.attempt = attempt
    self.first = first
    self.again = again
  }

  /// A check with a different status, or a check that only one verdict contains.
  private struct Change {
    var title: Sentence
    var statuses: Sentence
  }

  private var changes: [Change] {
    let absent = Sentence("absent", ko: "없음")
    let other = Dictionary(again.checks.map { ($0.id, $0) }) { first, _ in first }
    let known = Set(first.checks.map(\.id))
    let changed: [Change] = first.checks.compactMap { check in
      let now = other[check.id]
      guard now?.status != check.status else { return nil }
      let after = now.map { Sentence(verbatim: $0.status.rawValue) } ?? absent
      return Change(
        title: check.title,
        statuses: .joined([Sentence(verbatim: check.status.rawValue), after], separator: ", "))
    }
    let added = again.checks.filter { !known.contains($0.id) }.map {
      Change(
        title: $0.title,
        statuses: .joined([absent, Sentence(verbatim: $0.status.rawValue)], separator: ", "))
    }
    return changed + added
  }

  /// The checks that differ, or the verdicts' statuses if all checks are the same.
  private var difference: Sentence {
    guard !changes.isEmpty else {
      return Sentence(verbatim: "\(first.status.rawValue), \(again.status.rawValue)")
    }
    let titles = Sentence.joined(
      changes.map { Sentence("“\($0.title)”", ko: "“\($0.title)”") }, separator: ", ")
    let statuses = Sentence.joined(
      Set(changes.map(\.statuses)).sorted { $0.spoken(in: .english) < $1.spoken(in: .english) },
      separator: "; ")
    return Sentence("\(titles) (\(statuses))", ko: "\(titles)(\(statuses))")
  }

  package var sentence: Sentence {
    Sentence(
      """
      The verdict changed on attempt \(attempt): \(difference). Your code may depend on timing; \
      if not, this is a bug in Rings.
      """,
      ko: "\(attempt)번째에 판정이 바뀌었어요: \(difference). 코드가 걸리는 시간에 따라 달라질 수 있어요. 그렇지 않다면 Rings의 버그예요.")
  }
}
