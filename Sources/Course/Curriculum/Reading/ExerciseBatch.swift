import Dispatch
import Foundation
import Synchronization

/// Reads exercises on all cores.
///
/// Reading the course takes half of the time of the first start.
enum ExerciseBatch {
  /// The results in the folders' order; nil for an exercise whose manifest is too incomplete to use.
  typealias Results = [(exercise: Exercise, witnesses: [FileWitness])?]

  static func read(_ folders: [URL], languages: [String], log: ProblemLog) -> Results {
    let answers = Mutex<[Int: (exercise: Exercise?, log: Answer)]>([:])
    let isWitness = log.isWitness
    DispatchQueue.concurrentPerform(iterations: folders.count) { number in
      let log = ProblemLog(isWitness: isWitness)
      let exercise = ExerciseReader(folder: folders[number], languages: languages, log: log).read()
      let answer = Answer(problems: log.problems, witnesses: log.witnesses)
      answers.withLock { $0[number] = (exercise, answer) }
    }
    return answers.withLock { answers in
      folders.indices.map { number in
        guard let answer = answers[number] else { return nil }
        for problem in answer.log.problems { log.note(problem) }
        return answer.exercise.map { ($0, answer.log.witnesses) }
      }
    }
  }

  private struct Answer: Sendable {
    var problems: [PackProblem]
    var witnesses: [FileWitness]
  }
}
