import Foundation
import Sentences
import Yams

/// Reads a pack's `coverage.yml` and verifies its references to exercises, tests and questions.
struct CoverageReader {
  static let name = "coverage.yml"

  let pack: Pack
  let log: ProblemLog

  func read() -> CoverageTable? {
    let file = pack.folder.appending(path: Self.name)
    guard FileManager.default.fileExists(atPath: file.path) else { return nil }
    let manifest = Manifest(file: file, log: log, languages: [])
    guard var root = manifest.root() else { return nil }
    let waiting = root.words("missing")
    let missing = waiting.map(\.word.raw)
    var rows: [CoverageTable.Row] = []
    for node in root.list("rows") {
      guard var mapping = manifest.mapping(node, what: Sentence("a row", ko: "줄")) else { continue }
      let concept = mapping.string(
        "concept", Sentence("say in a few words what is taught", ko: "무엇을 가르치는지 몇 마디로 적으세요"))
      let exercise = mapping.string(
        "exercise", Sentence("name the exercise that teaches it", ko: "그것을 가르치는 과제를 적으세요"))
      let check = mapping.optionalString("check")
      mapping.finish()
      guard let concept, let exercise else { continue }
      let row = CoverageTable.Row(
        concept: concept.sanitized(), exercise: exercise.raw, check: check?.raw)
      if rows.contains(where: { $0.concept == row.concept }) {
        manifest.note(
          .duplicateID, at: node,
          Sentence("“\(row.concept)” is there twice", ko: "두 번 있어요: “\(row.concept)”"),
          Sentence("name two things differently", ko: "다른 것에는 다른 이름을 붙이세요"))
      }
      if !missing.contains(exercise.raw) { noteUntaught(row, at: node, manifest) }
      rows.append(row)
    }
    root.finish()
    for (word, node) in waiting where !rows.contains(where: { $0.exercise == word.raw }) {
      manifest.note(
        .unknownReference, at: node,
        Sentence(
          "no row waits for \"\(word.sanitized())\"",
          ko: "“\(word.sanitized())” 과제를 기다리는 줄이 없어요"),
        Sentence("take it out of `missing`", ko: "`missing` 목록에서 빼세요"))
    }
    return CoverageTable(rows: rows, missing: missing)
  }

  private func noteUntaught(_ row: CoverageTable.Row, at node: Node, _ manifest: Manifest) {
    guard let exercise = pack.exercise(row.exercise) else {
      manifest.note(
        .unknownReference, at: node,
        Sentence("no exercise \"\(row.exercise)\"", ko: "그런 과제가 없어요: “\(row.exercise)”"),
        Suggestion.sentence(for: row.exercise, in: pack.exercises.map(\.identifier))
          ?? Sentence(
            "name one of the pack's, or list it under `missing`",
            ko: "꾸러미에 있는 과제를 적거나 `missing` 아래에 적으세요"))
      return
    }
    let known =
      exercise.checks.compactMap { $0.identifier.split(separator: ".").last.map(String.init) }
      + exercise.questions.map(\.identifier)
    guard let check = row.check else {
      manifest.note(
        .missingKey, at: node,
        Sentence(
          "nothing in \"\(row.exercise)\" is named that asks for it",
          ko: "“\(row.exercise)” 과제에서 이것을 묻는 검사가 적혀 있지 않아요"),
        Sentence(
          "write `check:` with one of \(known.joined(separator: ", "))",
          ko: "`check:`에 다음 가운데 하나를 적으세요: \(known.joined(separator: ", "))"))
      return
    }
    guard !known.contains(check) else { return }
    manifest.note(
      .unknownReference, at: node,
      Sentence(
        "\"\(row.exercise)\" has no test or question \"\(check)\"",
        ko: "“\(row.exercise)” 과제에 그런 검사나 질문이 없어요: “\(check)”"),
      Suggestion.sentence(for: check, in: known)
        ?? Sentence(
          "there are \(known.joined(separator: ", "))", ko: "있는 것: \(known.joined(separator: ", "))"
        ))
  }
}
