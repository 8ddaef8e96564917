package import Curriculum
package import Sentences

/// What has become of a class's plan: results of those who are in it, and of nobody else.
package struct ClassOutcome: Sendable {
  package var book: GradeBook
  /// Submissions without a result yet, such as those of other machines' shards.
  package var waiting: Int
  /// Learners with results who hand in nothing any more.
  package var former: [String]

  package init(
    _ plan: ClassPlan, pack: String, exercises: [Exercise], journal: Journal,
    language: Language = .english
  ) {
    let order = exercises.map(\.identifier)
    let known = journal.results(inOrderOf: order)
    let planned = Set(plan.submissions.map { [$0.learner, $0.exercise.identifier] })
    let results = known.filter { planned.contains([$0.learner, $0.exercise]) }
    book = GradeBook(
      pack: pack, exercises: exercises, results: results, leftOut: plan.leftOut,
      language: language)
    waiting = planned.count - results.count
    let present = Set(plan.submissions.map(\.learner))
    former = Set(known.map(\.learner)).subtracting(present).sorted()
  }
}
