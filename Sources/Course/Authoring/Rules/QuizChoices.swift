import Curriculum
import Foundation
import Sentences

/// Checks that each choice of a quiz is explained and that its length doesn't give the right choice away.
struct QuizChoices: FileRule {
  /// The smallest ratio of the right choice's length to the longest wrong choice's length that gives the
  /// right choice away.
  private static let tellingLength = 4.0 / 3

  func findings(in pack: Pack, exercises: [Exercise]) async -> [ValidationFinding] {
    exercises.flatMap { exercise in
      exercise.questions.flatMap { question in
        unexplained(question, of: exercise)
          + pack.languages.compactMap { tellingLength(question, of: exercise, language: $0) }
      }
    }
  }

  private func unexplained(_ question: Question, of exercise: Exercise) -> [ValidationFinding] {
    if question.choices.allSatisfy({ $0.explanation != nil }) { return [] }
    let name = question.identifier
    return [
      ValidationFinding(
        .unexplainedChoice, exercise: exercise.identifier, file: exercise.manifestFile,
        message: Sentence(
          "a choice of the question \(name) has no explanation", ko: "\(name) 질문의 선택지에 설명이 없어요"),
        remedy: Sentence("add `why` to the choice", ko: "선택지에 `why` 줄을 더하세요"))
    ]
  }

  private func tellingLength(
    _ question: Question, of exercise: Exercise, language: String
  ) -> ValidationFinding? {
    func length(_ choice: Question.Choice) -> Int { choice.text.text(in: language).count }
    let right = question.choices.filter(\.isRight)
    let longestWrong = question.choices.filter { !$0.isRight }.map(length).max() ?? 0
    guard right.count == 1, longestWrong > 0,
      Double(length(right[0])) >= Self.tellingLength * Double(longestWrong)
    else { return nil }
    let name = question.identifier
    return ValidationFinding(
      .tellingLength, exercise: exercise.identifier, file: exercise.manifestFile,
      message: Sentence(
        "the right choice of the question \(name) is much longer than the others (\(language))",
        ko: "\(name) 질문의 맞는 선택지가 다른 것보다 훨씬 길어요 (\(language))"),
      remedy: Sentence(
        "make the choices about equally long: many learners pick the longest",
        ko: "선택지의 길이를 비슷하게 맞추세요. 가장 긴 것을 고르는 학습자가 많아요"))
  }
}
