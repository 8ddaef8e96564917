import Foundation
import Sentences

/// Checks that learner-visible text uses the glossary's terms: lessons, hints, questions, titles, translated
/// starter comments, and messages of all checks.
struct GlossaryCheck {
  let pack: Pack
  let log: ProblemLog

  func run() {
    guard let glossary = GlossaryReader(pack: pack, log: log).read() else { return }
    for exercise in pack.exercises {
      let texts = texts(of: exercise)
      for language in pack.languages {
        checkLines(of: exercise.folder.appending(path: "lesson.\(language).md"), language, glossary)
        checkLines(
          of: exercise.folder.appending(path: "checks.\(language).yml"), language, glossary)
        checkLines(of: exercise.starterFile(language: language), language, glossary)
        let words = texts.compactMap { $0.translations[language] }
        let near = glossary.narrowed(to: words.joined(separator: "\n"), language: language)
        for text in words where !near.terms.isEmpty {
          guard let slip = near.slip(in: text, language: language) else { continue }
          let file = exercise.manifestFile
          note(slip, file, line: Self.line(of: slip.variant, in: text, file))
        }
      }
    }
  }

  /// Checks a file's lines outside code blocks.
  ///
  /// Skips English keys in translation tables, which come from Swift files.
  private func checkLines(of file: URL, _ language: String, _ glossary: Glossary) {
    guard let text = try? String(contentsOf: file, encoding: .utf8) else { return }
    let near = glossary.narrowed(to: text, language: language)
    guard !near.terms.isEmpty else { return }
    var isCode = false
    for (place, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      if line.hasPrefix("```") {
        isCode.toggle()
      } else if !isCode {
        note(near.slip(in: String(line), language: language), file, line: place + 1)
      }
    }
  }

  /// Returns the line number, counting from 1, at which a word of some text is in a file.
  private static func line(of word: String, in text: String, _ file: URL) -> Int? {
    guard
      let lines = try? PackFile.text(of: file)
        .split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    else { return nil }
    let start = text.split(whereSeparator: \.isNewline).first?.prefix(20) ?? ""
    let first = lines.firstIndex { $0.contains(start) } ?? 0
    return lines[first...].firstIndex { $0.contains(word) }.map { $0 + 1 }
  }

  /// Returns all text for learners in the exercise's manifest.
  private func texts(of exercise: Exercise) -> [LocalizedText] {
    let questions = exercise.questions.flatMap { question in
      [question.prompt] + question.choices.flatMap { [$0.text, $0.explanation].compactMap(\.self) }
    }
    let checks = exercise.checks.flatMap { check in
      [check.title, check.learnerTitle, check.says].compactMap(\.self)
    }
    let criteria = exercise.criteria.flatMap { [$0.title, $0.words].compactMap(\.self) }
    return [exercise.title] + exercise.hints + checks + questions + criteria
  }

  private func note(
    _ slip: (variant: String, word: String)?, _ file: URL, line: Int? = nil
  ) {
    guard let slip else { return }
    log.note(
      PackProblem(
        .forbiddenWord, file: file, line: line,
        message: Sentence(
          "“\(slip.variant)” appears here, but \(GlossaryReader.name) has another word for it",
          ko: "\(GlossaryReader.name)에 다른 말로 정해 둔 말이 있어요: “\(slip.variant)”"),
        remedy: Sentence("write “\(slip.word)”", ko: "이렇게 쓰세요: “\(slip.word)”")))
  }
}
