package import Curriculum
package import Sentences

/// What a new version of a pack does to what learners have passed.
package struct PackDifference: Sendable {
  package var exercises: [ExerciseDifference]
  /// How many answers were judged.
  package var judged: Int

  /// Whether every pass stays one, as far as the old version's right answers tell.
  package var keepsAllPasses: Bool { exercises.allSatisfy { !$0.change.undoes } }
}

/// What becomes of an exercise.
package struct ExerciseDifference: Sendable {
  package enum Change: String, Codable, Sendable {
    /// Every right answer passes as before.
    case kept
    /// A right answer of the old version no longer passes.
    case undone
    /// The new version has no such exercise.
    case gone
    /// The old version had no such exercise.
    case new
    /// Rings could not find out.
    case unknown

    package var undoes: Bool { self != .kept && self != .new }
  }

  /// In the new version; of one that is gone, in the old one.
  package var id: String
  /// In the old version, where it has another name now.
  package var formerID: String?
  package var title: LocalizedText
  package var change: Change
  /// What it is worth in the old version and in the new one.
  package var pointsBefore: Int?
  package var pointsAfter: Int?
  package var answers: [AnswerDifference]

  package var isRenamed: Bool { formerID != nil }

  package var isRepointed: Bool {
    guard let pointsBefore, let pointsAfter else { return false }
    return pointsBefore != pointsAfter
  }
}

/// What becomes of a right answer of the old version.
package struct AnswerDifference: Sendable {
  package enum Outcome: String, Codable, Sendable {
    case kept, undone
    /// It did not pass the old version either, so nobody's pass is like it.
    case neverPassed
    case unknown
  }

  /// `solution`, `Right/one-text`; of a quiz `answers`.
  package var name: String
  package var outcome: Outcome
  package var pointsBefore: Double
  package var pointsAfter: Double
  /// The check that it fails now; `compile` where it does not compile.
  package var check: String?
  package var title: Sentence?
  package var message: Sentence?
}
