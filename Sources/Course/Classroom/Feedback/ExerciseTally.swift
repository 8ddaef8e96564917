import Judge
import Sentences

/// Counts of the results of a class of learners for one exercise, collected in one pass without keeping whole
/// verdicts.
///
/// A teacher may show the page to the class, so it reveals no more about hidden checks than learners see.
struct ExerciseTally {
  /// One learner's check results, in the order of `order`; nil for a check that's missing from the verdict.
  struct Row {
    var learner: String
    var score: Double
    var statuses: [CheckResult.Status?]
  }

  /// A message to learners, and the first result that contains it.
  private struct Message {
    var count: Int
    var result: Int
    var check: Int?
  }

  /// The checks of the verdict with the most checks.
  private(set) var order: [LearnerCheck]
  private(set) var rows: [Row] = []
  /// The number of learners who passed each check, by check identifier.
  private(set) var passed: [String: Int] = [:]
  /// The judging times in seconds, from the verdicts that contain one.
  private(set) var seconds: [Double] = []
  private var messages: [String: Message] = [:]
  private let book: GradeBook

  /// Counts the results; nil if there are none.
  init?(of exercise: String, in book: GradeBook) {
    let places = book.results.indices.filter { book.results[$0].exercise == exercise }
    let fullest = places.max {
      book.results[$0].verdict.checks.count < book.results[$1].verdict.checks.count
    }
    guard let fullest else { return nil }
    self.book = book
    order = book.results[fullest].verdict.forLearner().checks
    for place in places { add(place) }
  }

  private mutating func add(_ place: Int) {
    let verdict = book.results[place].verdict.forLearner()
    let time = verdict.evidence.seconds.values.reduce(0, +)
    if time > 0 { seconds.append(time) }
    let statuses = order.map { check in verdict.checks.first { $0.id == check.id }?.status }
    for (check, status) in zip(order, statuses) where status == .passed {
      passed[check.id, default: 0] += 1
    }
    rows.append(
      Row(learner: book.results[place].learner, score: verdict.score, statuses: statuses))
    let told =
      verdict.checks.enumerated().filter { ![.passed, .skipped].contains($0.element.status) }
      .compactMap { number, check in check.message.map { (spoken($0), Optional(number)) } }
      // Problems with the hand-in itself are personal and stay on the learner's own page.
      + (verdict.status == .invalidSubmission ? [] : verdict.diagnostics)
      .filter { $0.severity == .error }.map { (spoken($0.message), nil) }
    for (words, check) in Dictionary(told, uniquingKeysWith: { first, _ in first }) {
      messages[words, default: Message(count: 0, result: place, check: check)].count += 1
    }
  }

  /// Returns the most frequent messages, each with its number of learners and the first picture, if any.
  func commonestMessages(_ count: Int) -> [(words: String, learners: Int, picture: String)] {
    messages.sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }.prefix(count).map {
      words, message in
      let verdict = book.results[message.result].withPictures().verdict.forLearner()
      let picture = message.check.flatMap { verdict.checks[$0].renders.first?.text }
      return (words, message.count, picture ?? "")
    }
  }

  private func spoken(_ sentence: Sentence) -> String { sentence.spoken(in: book.language) }
}
