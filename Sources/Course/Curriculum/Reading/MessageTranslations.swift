import Sentences
import Foundation
import Sentences

/// Compares an exercise's check messages with their translations.
struct MessageTranslations {
  let exercise: Exercise
  let base: String
  let languages: [String]

  func note(in log: ProblemLog) {
    let texts = exercise.checkFiles.flatMap { file -> [(file: URL, text: SpokenTexts.Text)] in
      let source = PackFile.textOrNothing(of: file)
      return SpokenTexts(inChecks: source).texts
        .filter { $0.isProse(in: base) }.map { (file, $0) }
    }
    for language in languages where !texts.isEmpty {
      note(texts, language: language, in: log)
    }
  }

  private func note(
    _ texts: [(file: URL, text: SpokenTexts.Text)], language: String, in log: ProblemLog
  ) {
    let file = exercise.messageFile(language: language)
    guard FileManager.default.fileExists(atPath: file.path) else {
      return log.note(
        PackProblem(
          .missingFile, file: file,
          message: Sentence(
            "the check messages have no translation in \"\(language)\"",
            ko: "검사의 메시지가 “\(language)” 언어로는 없어요"),
          remedy: Sentence(
            "write one `English sentence with {}: its translation with {1}` per line",
            ko: "한 줄에 하나씩 `English sentence with {}: its translation with {1}` 꼴로 적으세요")))
    }
    let table = MessageTableReader(file: file, log: log).read()
    let known = Set(table.entries.map(\.english))
    var missing: Set<String> = []
    for (source, text) in texts where !known.contains(text.form) {
      guard missing.insert(text.form).inserted else { continue }
      log.note(
        PackProblem(
          .missingTranslation, file: source, line: text.line,
          message: Sentence(
            "“\(text.form)” has no translation in \"\(language)\"",
            ko: "“\(text.form)” 문장이 “\(language)” 언어로는 없어요"),
          remedy: Sentence(
            "add a translation to \(file.lastPathComponent)",
            ko: "\(file.lastPathComponent) 파일에 더하세요")))
    }
    let said = Set(texts.map(\.text.form))
    for entry in table.entries where !said.contains(entry.english) {
      log.note(
        PackProblem(
          .unknownReference, file: file,
          message: Sentence(
            "no check says “\(entry.english)”", ko: "이런 메시지를 쓰는 검사가 없어요: “\(entry.english)”"),
          remedy: Suggestion.sentence(for: entry.english, in: said.sorted())
            ?? Sentence("remove the message", ko: "지우세요")))
    }
  }

  static func isAssertion(_ call: String) -> Bool {
    call == "fail" || call.hasPrefix("XCT") || call.hasPrefix("assert")
  }
}
