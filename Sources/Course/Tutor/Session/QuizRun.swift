package import Curriculum

/// A learner's progress in a quiz, where each question is repeated until the answer is right.
package struct QuizRun: Hashable, Sendable {
  /// The index of the current question, counting from 0.
  package private(set) var position = 0
  /// The questions answered in an earlier run.
  private var answered: Set<Int> = []

  package init() {}

  /// A run through the questions of `exercise` that are still open.
  package init(goingOnIn exercise: Exercise, after record: ExerciseRecord?) {
    answered = Set(
      exercise.questions.indices.filter {
        record?.questions?[exercise.questions[$0].identifier]?.isAnswered ?? false
      })
    skipAnswered()
  }

  /// Takes the chosen indexes as the answer to the current question of `exercise`.
  ///
  /// - Returns: Whether these are exactly the right choices; the run then advances to the next question.
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
  package var rightChoices: Set<Int> {
    Set(choices.indices.filter { choices[$0].isRight })
  }

  /// A letter for each choice, beginning with `a`.
  package var letters: [String] {
    choices.indices.prefix(26).map { String(UnicodeScalar(UInt8(ascii: "a") + UInt8($0))) }
  }
}
