import Foundation
import Sentences
import SwiftSource

/// Compares an exercise's starter comments with their translations.
struct StarterTranslations {
  private typealias Place = (file: URL, passage: CommentPassage)

  let exercise: Exercise
  let languages: [String]

  func note(in log: ProblemLog) {
    let places = exercise.startFiles.flatMap { file in
      SwiftFile(PackFile.textOrNothing(of: file)).commentPassages.filter(\.hasWords)
        .map { (file, $0) }
    }
    for language in languages where !places.isEmpty { note(places, language: language, in: log) }
  }

  private func note(_ places: [Place], language: String, in log: ProblemLog) {
    let file = exercise.starterFile(language: language)
    guard FileManager.default.fileExists(atPath: file.path) else {
      return log.note(
        PackProblem(
          .starterLanguage, file: file,
          message: Sentence(
            "the starter's comments have no translation in \"\(language)\"",
            ko: "시작 파일의 주석이 “\(language)” 언어로는 없어요"),
          remedy: Sentence(
            "write one `\"A comment of the starter.\": \"Its translation.\"` per line",
            ko: "한 줄에 하나씩 `\"A comment of the starter.\": \"Its translation.\"` 꼴로 적으세요")))
    }
    let table = StarterTableReader(file: file, log: log).read()
    noteMissing(places, table, language: language, file, log)
    noteStale(places, table, file, log)
    for source in exercise.startFiles { noteCode(of: source, table, file, log) }
  }

  private func noteMissing(
    _ places: [Place], _ table: StarterTable, language: String, _ file: URL, _ log: ProblemLog
  ) {
    var missing: Set<String> = []
    for (source, passage) in places {
      guard let translation = table.translation(of: passage.text) else {
        guard missing.insert(passage.text).inserted else { continue }
        log.note(
          PackProblem(
            .starterLanguage, file: source, line: passage.line,
            message: Sentence(
              "the comment “\(passage.text)” has no translation in \"\(language)\"",
              ko: "“\(passage.text)” 주석이 “\(language)” 언어로는 없어요"),
            remedy: Sentence(
              "add a translation to \(file.lastPathComponent)",
              ko: "\(file.lastPathComponent) 파일에 더하세요")))
        continue
      }
      guard let task = passage.task, !translation.hasPrefix(task) else { continue }
      log.note(
        PackProblem(
          .starterLanguage, file: file, line: line(of: passage.text, in: table),
          message: Sentence(
            "“\(translation)” doesn't begin with \(String(task)), which marks the place to edit",
            ko: "“\(translation)” 주석이 자리를 찾는 데 쓰는 \(String(task)) 표시로 시작하지 않아요"),
          remedy: Sentence(
            "begin the translation with \(String(task))", ko: "\(String(task)) 표시로 시작하세요")))
    }
  }

  private func line(of original: String, in table: StarterTable) -> Int? {
    table.entries.first { $0.original == original }?.line
  }

  /// Reports table entries that no longer match a comment.
  private func noteStale(
    _ places: [Place], _ table: StarterTable, _ file: URL, _ log: ProblemLog
  ) {
    let said = Set(places.map(\.passage.text))
    for entry in table.entries where !said.contains(entry.original) {
      log.note(
        PackProblem(
          .starterLanguage, file: file, line: entry.line,
          message: Sentence(
            "no starter comment says “\(entry.original)”",
            ko: "시작 파일에 이런 주석이 없어요: “\(entry.original)”"),
          remedy: Suggestion.sentence(for: entry.original, in: said.sorted())
            ?? Sentence("remove the translation", ko: "지우세요")))
    }
  }

  /// Reports a translation that ends its comment or begins another, which would change the code.
  private func noteCode(
    of source: URL, _ table: StarterTable, _ file: URL, _ log: ProblemLog
  ) {
    let original = SwiftFile(PackFile.textOrNothing(of: source))
    func isSameCode(_ table: StarterTable) -> Bool {
      SwiftFile(table.said(by: original)).isSameCode(as: original)
    }
    guard !isSameCode(table) else { return }
    let guilty = table.entries.first { !isSameCode(StarterTable([$0])) }
    let name = source.lastPathComponent
    log.note(
      PackProblem(
        .starterLanguage, file: file, line: guilty?.line,
        message: Sentence(
          "this translation changes the code of \(name)",
          ko: "이 번역을 넣으면 \(name) 파일의 코드가 달라져요"),
        remedy: Sentence(
          "remove `/*` and `*/` from the translation", ko: "`/*` 표시와 `*/` 표시를 빼세요")))
  }
}
