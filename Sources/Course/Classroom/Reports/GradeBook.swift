package import Curriculum
import Judge
package import Sentences

/// The results of a class of learners, in a reproducible order.
package struct GradeBook: Sendable {
  package var pack: String
  /// The exercises, in the pack's order.
  package var exercises: [Exercise]
  /// The results, sorted by learner, then in the order of `exercises`.
  package var results: [GradedSubmission] { didSet { places = ResultPlaces(results) } }
  /// Submitted items that weren't graded.
  package var leftOut: [LeftOut] { didSet { leftOutPlaces = Self.places(of: leftOut) } }
  /// The language of reports for human readers.
  package var language: Language

  /// The learners' roster entries, if the class has a roster.
  package var people: [String: RosterPerson] = [:]
  package var missing: [String] = []
  package var entries: [String: [String]] = [:]
  /// The learners' histories without names, by exercise.
  var histories: [String: [LearnerHistory]] = [:]
  package var policy = MarkPolicy()
  package var decisions = TeacherDecisions()

  /// The indices of results by learner, because searching for each learner would take quadratic time.
  private var places: ResultPlaces
  private var leftOutPlaces: [String: [Int]]

  package init(
    pack: String, exercises: [Exercise], results: [GradedSubmission], leftOut: [LeftOut] = [],
    language: Language = .english
  ) {
    self.pack = pack
    self.exercises = exercises
    self.results = results
    self.leftOut = leftOut
    self.language = language
    places = ResultPlaces(results)
    leftOutPlaces = Self.places(of: leftOut)
  }

  private static func places(of leftOut: [LeftOut]) -> [String: [Int]] {
    Dictionary(grouping: leftOut.indices) { leftOut[$0].learner ?? leftOut[$0].entry }
  }

  /// All learners with a submission, graded or not.
  package var learners: [String] {
    var seen: Set<String> = []
    let graded = results.map(\.learner).filter { seen.insert($0).inserted }
    let others = (leftOut.compactMap { $0.learner ?? ($0.isWork ? $0.entry : nil) } + missing)
      .filter { seen.insert($0).inserted }
    // If all learners are graded, they keep their order.
    return others.isEmpty ? graded : (graded + others).sorted()
  }

  package func result(of learner: String, for exercise: String) -> GradedSubmission? {
    places.place(of: learner, exercise).map { results[$0] }
  }

  func results(of learner: String) -> [GradedSubmission] {
    places.places(of: learner).map { results[$0] }
  }

  func leftOut(of learner: String) -> [LeftOut] {
    (leftOutPlaces[learner] ?? []).map { leftOut[$0] }
  }

  /// Returns remarks for the teacher, such as the version that counted and items left out.
  func remarks(on learner: String) -> [String] {
    results(of: learner).flatMap { result in
      (result.notes ?? []).map { "\(result.exercise): \($0.spoken(in: language))" }
    } + leftOut(of: learner).map { $0.line.spoken(in: language) }
  }
}
