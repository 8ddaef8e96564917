package import Curriculum
import Foundation
import Sentences

extension VerdictRecord {
  /// Creates the result of a quiz.
  ///
  /// An answer is correct if it has exactly the correct choices.
  init(quiz exercise: Exercise, answers: QuizAnswers) {
    let checks = exercise.questions.map { question in
      CheckResult(question, chosen: answers.letters[question.identifier] ?? [])
    }
    self.init(exercise: exercise.identifier, checks: checks)
  }
}

extension Verdict {
  /// Creates the verdict on a quiz.
  ///
  /// Its text comes from the pack, which is sanitized on reading.
  package init(quiz exercise: Exercise, answers: QuizAnswers) {
    self.init(sanitized: VerdictRecord(quiz: exercise, answers: answers))
  }
}

extension CheckResult {
  /// Creates the result of a question.
  ///
  /// Its choices have the letters a, b, c… in order.
  fileprivate init(_ question: Question, chosen: Set<String>) {
    let letters = question.choices.indices.map(Self.letter)
    let right = Set(zip(letters, question.choices).filter(\.1.isRight).map(\.0))
    let isRight = chosen == right
    let explanations = zip(letters, question.choices).filter { chosen.contains($0.0) }
      .compactMap { $0.1.explanation?.sentence }
    self.init(
      id: question.identifier, title: Self.plain(question.prompt),
      status: isRight ? .passed : .failed, points: isRight ? Double(question.points) : 0,
      maxPoints: Double(question.points),
      message: chosen.isEmpty
        ? Sentence("Not answered.", ko: "답하지 않았어요.")
        : explanations.isEmpty ? nil : Sentence(listing: explanations, separator: " "),
      actual: chosen.isEmpty ? nil : Self.answer(zip(letters, question.choices), chosen))
  }

  /// Returns the chosen letters with the choices' text, because a report doesn't include the question.
  private static func answer(
    _ choices: Zip2Sequence<[String], [Question.Choice]>, _ chosen: Set<String>
  ) -> Sentence {
    let texts = choices.filter { chosen.contains($0.0) }.map { letter, choice in
      Sentence("\(letter)) \(plain(choice.text))", ko: "\(letter)) \(plain(choice.text))")
    }
    let unknown = chosen.subtracting(choices.map(\.0)).sorted()
      .map { Sentence(verbatim: SanitizedText.text($0)) }
    return Sentence(listing: texts + unknown, separator: "\n")
  }

  private static func plain(_ text: LocalizedText) -> Sentence {
    func words(_ language: Language) -> String {
      text.text(in: language.rawValue).replacing(/```[\s\S]*?```/, with: "")
        .trimmingCharacters(in: .whitespacesAndNewlines)
    }
    return Sentence("\(words(.english))", ko: "\(words(.korean))")
  }

  private static func letter(_ index: Int) -> String {
    String(UnicodeScalar(UInt8(ascii: "a") + UInt8(min(index, 25))))
  }
}
