package import Curriculum

/// How far a learner is in a quiz: a question is asked until its answer is right.
package struct QuizRun: Hashable, Sendable {
  /// The question that is asked, from 0.
  package private(set) var position = 0
  /// Questions that were answered before, at another time.
  private var answered: Set<Int> = []

  /// A run through all questions.
  package init() {}

  /// A run through the questions of `exercise` that are still open.
  package init(goingOnIn exercise: Exercise, after record: ExerciseRecord?) {
    answered = Set(
      exercise.questions.indices.filter {
        record?.questions?[exercise.questions[$0].identifier]?.isAnswered ?? false
      })
    skipAnswered()
  }

  /// Takes the choices, by their places, as the answer to the present question of `exercise`.
  ///
  /// - Returns: true when they are exactly the right ones; then the next question is due.
  mutating func answer(_ chosen: Set<Int>, in exercise: Exercise) -> Bool {
    guard exercise.questions.indices.contains(position),
      chosen == exercise.questions[position].rightChoices
    else { return false }
    position += 1
    skipAnswered()
    return true
  }

  package func isFinished(in exercise: Exercise) -> Bool {
    position >= exercise.questions.count
  }

  private mutating func skipAnswered() {
    while answered.contains(position) { position += 1 }
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
