import Foundation
import Yams

/// Reads a pack's `coverage.yml`, and looks for every exercise, test and question that it names.
struct CoverageReader {
  static let name = "coverage.yml"

  let pack: Pack
  let log: ProblemLog

  /// The table; nil where the pack has none.
  func read() -> CoverageTable? {
    let file = pack.folder.appending(path: Self.name)
    guard FileManager.default.fileExists(atPath: file.path) else { return nil }
    let manifest = Manifest(file: file, log: log, languages: [])
    guard var root = manifest.root() else { return nil }
    let missing = root.words("missing").map(\.word)
    var rows: [CoverageTable.Row] = []
    for node in root.list("rows") {
      guard var mapping = manifest.mapping(node, what: "a row") else { continue }
      let concept = mapping.string("concept", "say in a few words what is taught")
      let exercise = mapping.string("exercise", "name the exercise that teaches it")
      let check = mapping.optionalString("check")
      mapping.finish()
      guard let concept, let exercise else { continue }
      let row = CoverageTable.Row(concept: concept, exercise: exercise, check: check)
      if rows.contains(where: { $0.concept == concept }) {
        manifest.note(
          .duplicateID, at: node, "“\(concept)” is there twice", "name two things differently")
      }
      if !missing.contains(exercise) { noteUntaught(row, at: node, manifest) }
      rows.append(row)
    }
    root.finish()
    return CoverageTable(rows: rows, missing: missing)
  }

  private func noteUntaught(_ row: CoverageTable.Row, at node: Node, _ manifest: Manifest) {
    guard let exercise = pack.exercise(row.exercise) else {
      manifest.note(
        .unknownReference, at: node, "no exercise \"\(row.exercise)\"",
        Suggestion.question(for: row.exercise, in: pack.exercises.map(\.identifier))
          ?? "name one of the pack's, or list it under `missing`")
      return
    }
    let known =
      exercise.checks.compactMap { $0.identifier.split(separator: ".").last.map(String.init) }
      + exercise.questions.map(\.identifier)
    guard let check = row.check else {
      manifest.note(
        .missingKey, at: node, "nothing in \"\(row.exercise)\" is named that asks for it",
        "write `check:` with one of \(known.joined(separator: ", "))")
      return
    }
    guard !known.contains(check) else { return }
    manifest.note(
      .unknownReference, at: node, "\"\(row.exercise)\" has no test or question \"\(check)\"",
      Suggestion.question(for: check, in: known) ?? "there are \(known.joined(separator: ", "))")
  }
}
