import Foundation
import Sentences

/// Holds what learners read to the words of their pack's glossary: lessons, hints, questions, titles and
/// what checks say.
struct GlossaryCheck {
  let pack: Pack
  let log: ProblemLog

  func run() {
    guard let glossary = GlossaryReader(pack: pack, log: log).read() else { return }
    for exercise in pack.exercises {
      for language in pack.languages {
        check(lessonOf: exercise, language, glossary)
        for text in texts(of: exercise) {
          guard let words = text.translations[language] else { continue }
          note(glossary.slip(in: words, language: language), exercise.manifestFile)
        }
        check(messagesOf: exercise, language, glossary)
      }
    }
  }

  private func check(lessonOf exercise: Exercise, _ language: String, _ glossary: Glossary) {
    let file = exercise.folder.appending(path: "lesson.\(language).md")
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    var isCode = false
    for (place, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      if line.hasPrefix("```") {
        isCode.toggle()
      } else if !isCode {
        note(glossary.slip(in: String(line), language: language), file, line: place + 1)
      }
    }
  }

  /// Everything in the exercise's manifest that is written for people.
  private func texts(of exercise: Exercise) -> [LocalizedText] {
    let questions = exercise.questions.flatMap { question in
      [question.prompt] + question.choices.flatMap { [$0.text, $0.explanation].compactMap(\.self) }
    }
    return [exercise.title] + exercise.hints + exercise.checks.map(\.title) + questions
  }

  /// Translations of what checks say; what they say in English stands in Swift.
  private func check(messagesOf exercise: Exercise, _ language: String, _ glossary: Glossary) {
    let file = exercise.folder.appending(path: "checks.\(language).yml")
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    for (place, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      note(glossary.slip(in: String(line), language: language), file, line: place + 1)
    }
  }

  private func note(
    _ slip: (variant: String, word: String)?, _ file: URL, line: Int? = nil
  ) {
    guard let slip else { return }
    log.note(
      PackProblem(
        .forbiddenWord, file: file, line: line,
        message: Sentence(
          "“\(slip.variant)” stands here, which \(GlossaryReader.name) has another word for",
          ko: "\(GlossaryReader.name)에 다른 말로 정해 둔 말이 있어요: “\(slip.variant)”"),
        remedy: Sentence("write “\(slip.word)”", ko: "이렇게 쓰세요: “\(slip.word)”")))
  }
}
