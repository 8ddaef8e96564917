package import Curriculum
import Foundation
import Sentences

extension VerdictRecord {
  /// The result of a quiz: a question is right if exactly its right choices were taken.
  init(quiz exercise: Exercise, answers: QuizAnswers) {
    let checks = exercise.questions.map { question in
      CheckResult(question, chosen: answers.letters[question.identifier] ?? [])
    }
    self.init(exercise: exercise.identifier, checks: checks)
  }
}

extension Verdict {
  /// The verdict on a quiz; what it says is the pack's, which is sanitized as it is read.
  package init(quiz exercise: Exercise, answers: QuizAnswers) {
    self.init(sanitized: VerdictRecord(quiz: exercise, answers: answers))
  }
}

extension CheckResult {
  /// The result of a question whose choices have the letters a, b, c… in their order.
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

  /// The chosen letters with what stands behind them: whoever reads a report has no question before them.
  private static func answer(
    _ choices: Zip2Sequence<[String], [Question.Choice]>, _ chosen: Set<String>
  ) -> Sentence {
    let texts = choices.filter { chosen.contains($0.0) }.map { letter, choice in
      Sentence("\(letter)) \(plain(choice.text))", ko: "\(letter)) \(plain(choice.text))")
    }
    let unknown = chosen.subtracting(choices.map(\.0)).sorted()
      .map { Sentence(verbatim: HarmlessText.text($0)) }
    return Sentence(listing: texts + unknown, separator: "\n")
  }

  /// A text without the drawings in it, which are no words.
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
