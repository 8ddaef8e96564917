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
    language: Language = .english, policy: MarkPolicy = MarkPolicy(),
    overrides: MarkOverrides = MarkOverrides()
  ) {
    let order = exercises.map(\.identifier)
    let known = journal.results(inOrderOf: order)
    let planned = Dictionary(
      plan.submissions.map { ([$0.learner, $0.exercise.identifier], $0) },
      uniquingKeysWith: { first, _ in first })
    let results = known.filter { planned[[$0.learner, $0.exercise]] != nil }
    book = GradeBook(
      pack: pack, exercises: exercises, results: [], leftOut: plan.leftOut, language: language)
    book.policy = policy
    book.overrides = overrides
    let roll = LabelledRoll(plan.roll, learners: plan.submissions.map(\.learner))
    book.people = roll.people
    book.missing = roll.missing
    for submission in plan.submissions {
      if let history = submission.history {
        book.histories[submission.exercise.identifier, default: []].append(history)
      }
      for label in roll.labels[submission.learner] ?? [submission.learner] {
        book.entries[label] = submission.entries
      }
    }
    book.results = results.flatMap { result in
      roll.labels[result.learner, default: [result.learner]].map { label in
        var own = result
        own.learner = label
        let person = roll.people[label]
        if let submission = planned[[result.learner, result.exercise]] {
          own.late = policy.lateness(
            of: submission,
            names: [label, result.learner, person?.name ?? "", person?.email ?? ""]
              + (person?.ids ?? []))
        }
        if label != result.learner {
          own.notes = ["handed in as \(result.learner)"] + (own.notes ?? [])
        }
        return own
      }
    }.sorted {
      ($0.learner, order.firstIndex(of: $0.exercise) ?? 0) < (
        $1.learner, order.firstIndex(of: $1.exercise) ?? 0
      )
    }
    book.leftOut = plan.leftOut.flatMap { item -> [LeftOut] in
      guard let learner = item.learner, let labels = roll.labels[learner] else { return [item] }
      return labels.map { label in
        var own = item
        own.learner = label
        return own
      }
    }
    waiting = planned.count - results.count
    let present = Set(plan.submissions.map(\.learner))
    former = Set(known.map(\.learner)).subtracting(present).sorted()
  }
}
