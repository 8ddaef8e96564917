import Sentences
import Foundation

/// What the checks of an exercise say, against its translations.
struct MessageTranslations {
  let exercise: Exercise
  /// The pack's languages; English is what checks are written in.
  let languages: [String]

  func note(in log: ProblemLog) {
    let texts = exercise.checkFiles.flatMap { file -> [(file: URL, text: SpokenTexts.Text)] in
      let source = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
      return SpokenTexts(in: source, of: Self.isAssertion).texts
        .filter(\.isProse).map { (file, $0) }
    }
    for language in languages where language != "en" && !texts.isEmpty {
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
          .missingFile, file: file, message: "what the checks say is not there in \"\(language)\"",
          remedy: "write `English sentence with {}: its translation with {1}` a line"))
    }
    let table = MessageTableReader(file: file, log: log).read()
    let known = Set(table.entries.map(\.english))
    var missing: Set<String> = []
    for (source, text) in texts where !known.contains(text.form) {
      guard missing.insert(text.form).inserted else { continue }
      log.note(
        PackProblem(
          .missingTranslation, file: source, line: text.line,
          message: "“\(text.form)” has no text in \"\(language)\"",
          remedy: "add it to \(file.lastPathComponent)"))
    }
    let said = Set(texts.map(\.text.form))
    for entry in table.entries where !said.contains(entry.english) {
      log.note(
        PackProblem(
          .unknownReference, file: file, message: "no check says “\(entry.english)”",
          remedy: Suggestion.question(for: entry.english, in: said.sorted()) ?? "remove it"))
    }
  }

  private static func isAssertion(_ call: String) -> Bool {
    call == "fail" || call.hasPrefix("XCT") || call.hasPrefix("assert")
  }
}
