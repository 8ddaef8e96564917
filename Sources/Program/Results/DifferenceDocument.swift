package import Authoring
import Foundation
import Sentences

/// What a new version of a pack undoes, as JSON; `diff.schema.json` describes it.
package struct DifferenceDocument: Encodable {
  struct Version: Encodable {
    var pack: String
    var version: String
    var digest: String
    var origin: String
    var commit: String?

    init(_ fetched: FetchedPack) {
      pack = fetched.pack.identifier
      version = fetched.pack.version
      digest = fetched.digest
      origin = fetched.origin
      commit = fetched.commit
    }
  }

  struct Points: Encodable {
    var before: Double?
    var after: Double?
  }

  struct Answer: Encodable {
    var name: String
    var outcome: AnswerDifference.Outcome
    var points: Points
    var check: String?
    var title: Sentence?
    var message: Sentence?
  }

  struct Exercise: Encodable {
    var id: String
    var formerID: String?
    var title: Sentence
    var change: ExerciseDifference.Change
    var points: Points
    var answers: [Answer]
  }

  var version = 1
  var old: Version
  var new: Version
  var keepsAllPasses: Bool
  var judged: Int
  var exercises: [Exercise]

  package init(_ difference: PackDifference, from old: FetchedPack, to new: FetchedPack) {
    self.old = Version(old)
    self.new = Version(new)
    keepsAllPasses = difference.keepsAllPasses
    judged = difference.judged
    exercises = difference.exercises.map { exercise in
      Exercise(
        id: exercise.id, formerID: exercise.formerID, title: exercise.title.sentence,
        change: exercise.change,
        points: Points(
          before: exercise.pointsBefore.map(Double.init),
          after: exercise.pointsAfter.map(Double.init)),
        answers: exercise.answers.map { answer in
          Answer(
            name: answer.name, outcome: answer.outcome,
            points: Points(before: answer.pointsBefore, after: answer.pointsAfter),
            check: answer.check, title: answer.title, message: answer.message)
        })
    }
  }
}
