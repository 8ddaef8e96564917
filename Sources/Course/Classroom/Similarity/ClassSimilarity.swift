package import Curriculum
import Foundation
package import Sentences

/// What the answers of a class have alike.
///
/// It says “similar” and nothing of how that came about.
package struct ClassSimilarity: Sendable {
  package var pack: String
  package var exercises: [ExerciseSimilarity]
  /// Of those who read the pages.
  package var language: Language
  /// In tokens: what is shared and longer than this is found.
  package var guaranteed: Int
  /// What more than this share of the class has counted as nobody's own: from 0 to 1.
  package var commonShare: Double
  /// Whose files are meant, by exercise.
  var works: [String: [ComparedWork]]
  var handedOut: [String: ComparedWork]

  /// Compares what was handed in; what cannot be read is not compared.
  ///
  /// - Parameter commonShare: What more than this share of the class has is nobody's own.
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
    var works: [String: [ComparedWork]] = [:]
    var handedOut: [String: ComparedWork] = [:]
    for submission in plan.submissions {
      let taken = TakenSubmission(submission)
      guard taken.problem == nil, !taken.files.isEmpty else { continue }
      let sources = zip(submission.files, taken.files).map { (name: $0, bytes: $1.bytes) }
      works[submission.exercise.identifier, default: []].append(
        ComparedWork(submission.learner, sources, winnowing))
    }
    for exercise in exercises {
      handedOut[exercise.identifier] = ComparedWork("", Self.starters(of: exercise), winnowing)
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

  /// What an exercise hands out, in every language that it is handed out in.
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
