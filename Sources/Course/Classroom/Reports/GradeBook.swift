package import Curriculum
import Judge
package import Sentences

/// The results of a class, in an order that does not depend on how they were made.
package struct GradeBook: Sendable {
  package var pack: String
  /// In the pack's order.
  package var exercises: [Exercise]
  /// By learner, then in the order of `exercises`.
  package var results: [GradedSubmission] { didSet { places = ResultPlaces(results) } }
  /// What was handed in and not graded.
  package var leftOut: [LeftOut] { didSet { leftOutPlaces = Self.places(of: leftOut) } }
  /// Of those who read the reports that are for people.
  package var language: Language

  /// Who learners are, where the class has a list.
  package var people: [String: RosterPerson] = [:]
  /// Who is in the list and handed in nothing, by name.
  package var missing: [String] = []
  /// By which names what each learner handed in came from a platform.
  package var entries: [String: [String]] = [:]
  /// What exercises took their learners, by exercise, whoever they are.
  var histories: [String: [LearnerHistory]] = [:]
  package var policy = MarkPolicy()
  package var overrides = MarkOverrides()

  /// Where each learner's are: reports ask for every learner, and a search for each would take the square
  /// of the class.
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

  /// Everybody of whom something was handed in, graded or not.
  package var learners: [String] {
    var seen: Set<String> = []
    let graded = results.map(\.learner).filter { seen.insert($0).inserted }
    let others = (leftOut.compactMap { $0.learner ?? ($0.isWork ? $0.entry : nil) } + missing)
      .filter { seen.insert($0).inserted }
    // Without any, those with results keep the order in which they come.
    return others.isEmpty ? graded : (graded + others).sorted()
  }

  package func result(of learner: String, for exercise: String) -> GradedSubmission? {
    places.place(of: learner, exercise).map { results[$0] }
  }

  func results(of learner: String) -> [GradedSubmission] {
    places.places(of: learner).map { results[$0] }
  }

  /// What of a learner's is left out, and why.
  func leftOut(of learner: String) -> [LeftOut] {
    (leftOutPlaces[learner] ?? []).map { leftOut[$0] }
  }

  /// What a person may want to know of a learner's submissions: which version counted, what is left out.
  func remarks(on learner: String) -> [String] {
    results(of: learner).flatMap { result in
      (result.notes ?? []).map { "\(result.exercise): \($0.spoken(in: language))" }
    } + leftOut(of: learner).map { $0.line.spoken(in: language) }
  }
}
