package import Curriculum
import Foundation
package import Sentences

/// The similarities among the submissions of a class of learners.
///
/// It reports similarity only and draws no conclusion about the cause.
package struct ClassSimilarity: Sendable {
  package var pack: String
  package var exercises: [ExerciseSimilarity]
  /// The language of the pages.
  package var language: Language
  /// The minimum length, in tokens, of shared sequences that are certain to be found.
  package var guaranteed: Int
  /// The share of the learners, from 0 to 1, above which shared code was considered common.
  package var commonShare: Double
  var works: [String: [ComparedWork]]
  var handedOut: [String: ComparedWork]

  /// Compares the submissions of a class of learners, except unreadable ones.
  ///
  /// - Parameter commonShare: The share of the learners above which shared code is considered common.
  package init(
    of plan: ClassPlan, pack: Pack, exercises: [Exercise], commonShare: Double, language: Language
  ) {
    self.pack = pack.identifier
    self.language = language
    self.commonShare = commonShare
    var comparison = ClassComparison()
    comparison.commonShare = commonShare
    let winnowing = comparison.winnowing
    guaranteed = winnowing.guaranteed
    let handedOut = Dictionary(
      exercises.map { exercise in
        let starters = Self.starters(of: exercise)
        return (exercise.identifier, ComparedWork("", starters, winnowing, given: nil))
      }, uniquingKeysWith: { first, _ in first })
    var works: [String: [ComparedWork]] = [:]
    for submission in plan.submissions {
      let taken = TakenSubmission(submission)
      guard taken.problem == nil, !taken.files.isEmpty, submission.attempt?.isFormer != true else {
        continue
      }
      let sources = zip(submission.files, taken.files).map { (name: $0, bytes: $1.bytes) }
      works[submission.exercise.identifier, default: []].append(
        ComparedWork(
          submission.learner, sources, winnowing,
          given: handedOut[submission.exercise.identifier]?.names ?? []))
    }
    self.exercises = exercises.compactMap { exercise in
      guard let own = works[exercise.identifier], let starter = handedOut[exercise.identifier]
      else {
        return nil
      }
      return comparison.similarity(of: own, exercise: exercise.identifier, handedOut: starter)
    }
    self.works = works
    self.handedOut = handedOut
  }

  /// Returns an exercise's starter files in every language.
  private static func starters(of exercise: Exercise) -> [(name: String, bytes: [UInt8])] {
    let tables = exercise.starterTables
    return exercise.startFiles.flatMap { file -> [(name: String, bytes: [UInt8])] in
      guard let data = try? Data(contentsOf: file) else { return [] }
      let original = [UInt8](data)
      return ([original] + tables.map { $0.translated(original) }).map {
        (file.lastPathComponent, $0)
      }
    }
  }
}
