package import Sentences
import Terminal
package import Judge

/// The same files were judged differently the second time.
package struct UnrepeatableVerdict: Error, CustomStringConvertible {
  private let attempt: Int
  private let language: Language
  /// As learners may see them: hidden checks have no titles.
  private let first: Verdict
  private let again: Verdict

  package init(attempt: Int, language: Language, first: Verdict, again: Verdict) {
    self.attempt = attempt
    self.language = language
    self.first = first
    self.again = again
  }

  /// A check that ended differently, or was in one verdict only.
  private struct Change {
    var title: String
    var statuses: String
  }

  private var changes: [Change] {
    let absent = language == .korean ? "없음" : "absent"
    let other = Dictionary(again.checks.map { ($0.id, $0) }) { first, _ in first }
    let known = Set(first.checks.map(\.id))
    let changed: [Change] = first.checks.compactMap { check in
      let now = other[check.id]
      guard now?.status != check.status else { return nil }
      return Change(
        title: check.title.spoken(in: language),
        statuses: "\(check.status.rawValue), \(now?.status.rawValue ?? absent)")
    }
    let added = again.checks.filter { !known.contains($0.id) }.map {
      Change(
        title: $0.title.spoken(in: language), statuses: "\(absent), \($0.status.rawValue)")
    }
    return changed + added
  }

  /// What changed: the checks, or the verdict as a whole where each of them ended as before.
  private var difference: String {
    guard !changes.isEmpty else { return "\(first.status.rawValue), \(again.status.rawValue)" }
    let titles = changes.map { "“\($0.title)”" }.joined(separator: ", ")
    let statuses = Set(changes.map(\.statuses)).sorted().joined(separator: "; ")
    return language == .korean ? "\(titles)(\(statuses))" : "\(titles) (\(statuses))"
  }

  package var description: String {
    language == .korean
      ? "\(attempt)번째에 판정이 바뀌었어요: \(difference). 답이 걸리는 시간에 "
        + "따라 달라질 수 있어요. 그렇지 않다면 Rings의 잘못이에요."
      : "The verdict changed on attempt \(attempt): \(difference). The answer may depend on "
        + "how long something takes; if not, this is a fault of Rings."
  }
}
