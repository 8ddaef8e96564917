import Judge
import Sentences

/// What became of one exercise in a class, counted in one pass: its page holds nobody's whole verdict.
///
/// The page may be shown to a class: of hidden checks it knows no more than what learners read.
struct ExerciseTally {
  /// How the checks ended for somebody, in the order of all; nil where there was no such check.
  struct Row {
    var learner: String
    var score: Double
    var statuses: [CheckResult.Status?]
  }

  /// Something that learners read, and who read it first.
  private struct Message {
    var count: Int
    var result: Int
    var check: Int?
  }

  /// The checks, as the verdict with most of them has them.
  private(set) var order: [LearnerCheck]
  private(set) var rows: [Row] = []
  /// How many passed each check, by its identifier.
  private(set) var passed: [String: Int] = [:]
  /// How long each submission was judged, where its verdict says so.
  private(set) var seconds: [Double] = []
  private var messages: [String: Message] = [:]
  private let book: GradeBook

  /// Counts; nil where nobody has a result.
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
      // What is wrong with a hand-in is somebody's own, and said of them.
      + (verdict.status == .invalidSubmission ? [] : verdict.diagnostics)
      .filter { $0.severity == .error }.map { (spoken($0.message), nil) }
    for (words, check) in Dictionary(told, uniquingKeysWith: { first, _ in first }) {
      messages[words, default: Message(count: 0, result: place, check: check)].count += 1
    }
  }

  /// What most learners read, each with how many of them and a picture of the first, where there is one.
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
