package import Curriculum

/// How far a learner is in a quiz: a question is asked until its answer is right, and earns its
/// points only at the first try.
package struct QuizRun: Hashable, Sendable {
  /// The question that is asked, from 0.
  package private(set) var position = 0
  package private(set) var rightAtFirstTry: Set<Int> = []
  private var hasMissed = false

  package init() {}

  /// Takes the choices, by their places, as the answer to the present question of `exercise`.
  ///
  /// - Returns: true when they are exactly the right ones; then the next question is due.
  mutating func answer(_ chosen: Set<Int>, in exercise: Exercise) -> Bool {
    guard exercise.questions.indices.contains(position) else { return false }
    let right = exercise.questions[position].rightChoices
    guard chosen == right else {
      hasMissed = true
      return false
    }
    if !hasMissed { rightAtFirstTry.insert(position) }
    hasMissed = false
    position += 1
    return true
  }

  package func isFinished(in exercise: Exercise) -> Bool {
    position >= exercise.questions.count
  }

  /// The points of the questions that were right at once.
  package func points(in exercise: Exercise) -> Double {
    Double(rightAtFirstTry.map { exercise.questions[$0].points }.reduce(0, +))
  }
}

extension Question {
  /// The places of the right choices.
  package var rightChoices: Set<Int> {
    Set(choices.indices.filter { choices[$0].isRight })
  }

  /// `a`, `b`, …, one for each choice.
  package var letters: [String] {
    choices.indices.prefix(26).map { String(UnicodeScalar(UInt8(ascii: "a") + UInt8($0))) }
  }
}
