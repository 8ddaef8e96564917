package import Curriculum
package import Sentences

/// The current results of a class plan, limited to the plan's learners.
package struct ClassOutcome: Sendable {
  package var book: GradeBook
  /// Submissions without a result, such as those in the parts that other machines grade.
  package var waiting: Int
  package var former: [String]
  /// The number of submissions with several versions.
  package var choices: Int

  package init(
    _ plan: ClassPlan, pack: String, exercises: [Exercise], journal: Journal,
    language: Language = .english, policy: MarkPolicy = MarkPolicy(),
    decisions: TeacherDecisions = TeacherDecisions()
  ) {
    let order = exercises.map(\.identifier)
    let planned = Dictionary(
      plan.submissions.indices.map { place in
        let submission = plan.submissions[place]
        return (
          [submission.learner, submission.exercise.identifier]
            + [submission.attempt.map { "\($0.number)" } ?? "1"], place
        )
      }, uniquingKeysWith: { first, _ in first })
    book = GradeBook(
      pack: pack, exercises: exercises, results: [], leftOut: plan.leftOut, language: language)
    book.policy = policy
    book.decisions = decisions
    let roll = LabelledRoll(plan.roll, learners: plan.submissions.map(\.learner))
    book.people = roll.people
    book.missing = roll.missing
    for submission in plan.submissions where submission.attempt?.isFormer != true {
      if let history = submission.history {
        book.histories[submission.exercise.identifier, default: []].append(history)
      }
      for label in roll.labels[submission.learner] ?? [submission.learner] {
        book.entries[label] = submission.entries
      }
    }
    // The results of all attempts, by label and exercise.
    var found: [[String]: [GradedSubmission]] = [:]
    var known: Set<String> = []
    var finished = 0
    journal.eachResult(of: order) { result in
      known.insert(result.learner)
      let number = "\(result.attempt?.number ?? 1)"
      guard let place = planned[[result.learner, result.exercise, number]] else { return }
      finished += 1
      for label in roll.labels[result.learner] ?? [result.learner] {
        var own = result
        own.learner = label
        own.attempt = plan.submissions[place].attempt
        own.late = policy.lateness(
          of: plan.submissions[place], names: roll.names(of: label, learner: result.learner))
        if label != result.learner {
          own.notes = [SubmissionNote.handedIn(as: result.learner).sentence] + (own.notes ?? [])
        }
        found[[label, own.exercise], default: []].append(own)
      }
    }
    var results = found.values.compactMap { BestAttempt(among: $0, policy)?.result }
    let places = Dictionary(
      order.enumerated().map { ($0.element, $0.offset) }, uniquingKeysWith: { first, _ in first })
    results.sort {
      ($0.learner, places[$0.exercise] ?? 0) < ($1.learner, places[$1.exercise] ?? 0)
    }
    book.results = results
    book.leftOut = plan.leftOut.flatMap { item -> [LeftOut] in
      guard let learner = item.learner, let labels = roll.labels[learner] else { return [item] }
      return labels.map { label in
        var own = item
        own.learner = label
        return own
      }
    }
    waiting = planned.count - finished
    choices = plan.submissions.count { submission in
      submission.attempt?.isFormer != true
        && (submission.attempt != nil || submission.notes.contains(where: \.isChoice))
    }
    let present = Set(plan.submissions.map(\.learner))
    former = known.subtracting(present).sorted()
  }
}
