import Foundation
import Sentences
import Yams

/// Reads the samples that `exercise.yml` lists under `samples`, each with its changes to the solution.
///
/// An entry has the same keys as an `.answer` file. `wrong` or `right` names it, and `change` has the changes.
struct SampleListReader {
  static let key = "samples"

  let exercise: Exercise
  let log: ProblemLog

  private static let names = ["wrong", "right"]

  /// Returns the wrong samples with their notes.
  ///
  /// Also logs entries that are neither wrong nor right.
  func wrong<Note>(
    keys: (inout ManifestMapping) -> Note?
  ) -> [(answer: KnownAnswer, note: Note)] {
    entries().compactMap { node, manifest in
      guard case .mapping(let mapping) = node,
        Self.names.count(where: { mapping[$0] != nil }) == 1
      else {
        manifest.note(
          .missingKey, at: node,
          Sentence(
            "a sample needs either `wrong` or `right`", ko: "답에는 `wrong`, `right` 가운데 하나만 있어야 해요"),
          Sentence(
            "name the sample: `wrong: off-by-one` or `right: with-a-loop`",
            ko: "답의 이름을 적으세요: `wrong: off-by-one`이나 `right: with-a-loop`"))
        return nil
      }
      return mapping["wrong"] == nil ? nil : sample(node, manifest, named: "wrong", keys: keys)
    }
  }

  func right() -> [KnownAnswer] {
    entries().compactMap { node, manifest in
      guard case .mapping(let mapping) = node, mapping["right"] != nil, mapping["wrong"] == nil
      else { return nil }
      return sample(node, manifest, named: "right") { _ in () }?.answer
    }
  }

  private func entries() -> [(Node, Manifest)] {
    // The exercise was read before, so its syntax is valid.
    let manifest = Manifest(file: exercise.manifestFile, log: log, languages: [])
    guard let text = try? PackFile.text(of: manifest.file), text.contains(Self.key + ":"),
      let node = manifest.node(of: text),
      var root = manifest.mapping(node, what: Sentence("the file", ko: "파일"))
    else { return [] }
    return root.list(Self.key).map { ($0, manifest) }
  }

  private func sample<Note>(
    _ node: Node, _ manifest: Manifest, named key: String,
    keys: (inout ManifestMapping) -> Note?
  ) -> (answer: KnownAnswer, note: Note)? {
    guard var entry = manifest.mapping(node, what: Sentence("a sample", ko: "답")) else {
      return nil
    }
    let name = entry.identifier(key)
    let why = entry.string("why", AnswerReader.sayWhy)
    let note = keys(&entry)
    let change = entry.requiredNode(
      "change",
      Sentence(
        "write `change: |`, and below it `--- File.swift` and the changed lines",
        ko: "`change: |` 줄을 적고, 그 아래에 `--- File.swift` 줄과 바뀌는 줄을 적으세요"))
    entry.finish()
    guard let change, let files = changes(in: change, manifest), let name, let why, let note
    else { return nil }
    let answer = KnownAnswer(
      name: name, place: manifest.file, why: why, content: .change(files))
    return (answer, note)
  }

  private func changes(in node: Node, _ manifest: Manifest) -> AnswerChange? {
    // Empty lines in place of those above the block give each change its line in the file.
    let above = [[UInt8]](repeating: [], count: node.mark?.line ?? 0)
    let lines = SourceLines((node.string ?? "").utf8).bare
    return ChangeReader(file: manifest.file, log: log, lines: above + lines).read()
  }
}
