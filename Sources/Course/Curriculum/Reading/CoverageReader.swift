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
        "concept",
        Sentence("describe in a few words what the exercise teaches", ko: "무엇을 가르치는지 몇 마디로 적으세요"))
      let exercise = mapping.string(
        "exercise",
        Sentence("write the id of the exercise that teaches this concept", ko: "그것을 가르치는 과제를 적으세요"))
      let check = mapping.optionalString("check")
      mapping.finish()
      guard let concept, let exercise else { continue }
      let row = CoverageTable.Row(
        concept: concept.sanitized(), exercise: exercise.raw, check: check?.raw)
      if rows.contains(where: { $0.concept == row.concept }) {
        manifest.note(
          .duplicateID, at: node,
          Sentence("“\(row.concept)” appears twice", ko: "두 번 나와요: “\(row.concept)”"),
          Sentence("give each concept its own name", ko: "개념마다 다른 이름을 붙이세요"))
      }
      if !missing.contains(exercise.raw) { noteUntaught(row, at: node, manifest) }
      rows.append(row)
    }
    root.finish()
    for (word, node) in waiting where !rows.contains(where: { $0.exercise == word.raw }) {
      manifest.note(
        .unknownReference, at: node,
        Sentence(
          "no row mentions \"\(word.sanitized())\"",
          ko: "“\(word.sanitized())” 과제를 적은 줄이 없어요"),
        Sentence("remove the exercise from `missing`", ko: "`missing` 목록에서 빼세요"))
    }
    return CoverageTable(rows: rows, missing: missing)
  }

  private func noteUntaught(_ row: CoverageTable.Row, at node: Node, _ manifest: Manifest) {
    guard let exercise = pack.exercise(row.exercise) else {
      manifest.note(
        .unknownReference, at: node,
        Sentence("there is no exercise \"\(row.exercise)\"", ko: "“\(row.exercise)” 과제가 없어요"),
        Suggestion.sentence(for: row.exercise, in: pack.exercises.map(\.identifier))
          ?? Sentence(
            "write the id of an exercise in the pack, or list the exercise under `missing`",
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
          "the row doesn't say which check or question of \"\(row.exercise)\" covers it",
          ko: "“\(row.exercise)” 과제의 어느 검사나 질문에서 다루는지 적혀 있지 않아요"),
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
        ko: "“\(row.exercise)” 과제에 “\(check)” 검사나 질문이 없어요"),
      Suggestion.sentence(for: check, in: known)
        ?? Sentence(
          "write one of \(known.joined(separator: ", "))",
          ko: "이 가운데 하나를 적으세요: \(known.joined(separator: ", "))"
        ))
  }
}
