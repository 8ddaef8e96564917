package import Curriculum
package import Sentences

/// The effect of a pack's new version on exercises that learners have passed.
package struct PackDifference: Sendable {
  package var exercises: [ExerciseDifference]
  package var judged: Int

  /// Whether no learner loses a pass, judging by the old version's correct submissions.
  package var keepsAllPasses: Bool { exercises.allSatisfy { !$0.change.undoes } }
}

/// The changes to one exercise.
package struct ExerciseDifference: Sendable {
  package enum Change: String, Codable, Sendable {
    /// Every correct submission still passes.
    case kept
    /// A correct submission of the old version no longer passes.
    case undone
    /// The exercise is missing from the new version.
    case gone
    /// The exercise is missing from the old version.
    case new
    case unknown

    package var undoes: Bool { self != .kept && self != .new }
  }

  /// The identifier in the new version, or in the old version if the exercise is gone.
  package var id: String
  /// The identifier in the old version, if it has changed.
  package var formerID: String?
  package var title: LocalizedText
  package var change: Change
  /// The points in the old version and in the new one.
  package var pointsBefore: Int?
  package var pointsAfter: Int?
  package var answers: [AnswerDifference]

  package var isRenamed: Bool { formerID != nil }

  package var isRepointed: Bool {
    guard let pointsBefore, let pointsAfter else { return false }
    return pointsBefore != pointsAfter
  }
}

/// The changes to a correct submission of the old version.
package struct AnswerDifference: Sendable {
  package enum Outcome: String, Codable, Sendable {
    case kept, undone
    /// The submission did not pass the old version either, so no learner has passed with it.
    case neverPassed
    case unknown
  }

  /// The submission's name, such as `solution` or `Right/one-text`; `answers` for a quiz.
  package var name: String
  package var outcome: Outcome
  package var pointsBefore: Double
  package var pointsAfter: Double
  /// The check that now fails; `compile` if the submission doesn't compile.
  package var check: String?
  package var title: Sentence?
  package var message: Sentence?
}
