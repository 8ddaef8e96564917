import Curriculum
import Foundation
import TestSupport
import Testing

/// A subject of the guide's cookbook: a solution, its check, and the mistakes that the check catches.
struct CookbookEntry: Sendable, CustomTestStringConvertible {
  /// A wrong submission that the check catches, as in a pack's `Wrong/`.
  struct Mistake: Sendable {
    var answer: KnownAnswer
    var check: String
    /// A part of the message for the learner.
    var message: String
  }

  static let fileName = "Solution.swift"

  var title: String
  var answer: String
  var probe: String?
  var check: String
  var mistakes: [Mistake]

  var testDescription: String { title }

  /// The check's tests, as an exercise declares them.
  var tests: [String] {
    let suite = check.firstMatch(of: /final class (\w+)/)?.1 ?? ""
    return check.matches(of: /func (test\w+)/).map { "\(suite).\($0.1)" }
  }

  /// Returns every entry of `Lessons/Cookbook.md`, in order.
  static func all() throws -> [CookbookEntry] {
    let guide = try MarkdownPage.cookbook
    return try guide.subsections(of: "Checks by subject").map { title, text in
      func block(_ name: String) -> String? {
        guide.blocks(in: text).first { $0.info == "swift \(name)" }?.text
      }
      guard let answer = block("solution"), let check = block("check") else {
        throw CocoaError(.fileReadCorruptFile)
      }
      let mistakes = try guide.blocks(in: text).filter { $0.info == "diff wrong" }.map { block in
        let file = URL(filePath: title + KnownAnswer.ending)
        let read = try KnownAnswer.read(block.text, from: file, words: ["check", "message"])
        return Mistake(
          answer: read.answer, check: read.words["check"] ?? "",
          message: read.words["message"] ?? "")
      }
      return CookbookEntry(
        title: title, answer: answer, probe: block("probe"), check: check, mistakes: mistakes)
    }
  }

  /// Writes a pack with an exercise for this entry.
  ///
  /// - Returns: The exercise's folder.
  func write(into folder: URL) throws -> URL {
    let exercise = folder.appending(path: "ring/entry")
    let probes = (probe ?? "").matches(of: /Probe\("(\w+)"\)/).map { String($0.1) }
    let checks = tests.map { "  - {test: \($0), title: \($0)}" }.joined(separator: "\n")
    let files = [
      "pack.yml": """
      {id: cookbook, format: 1, version: 0.1.0, license: CC-BY-4.0, languages: [en], title: Cookbook,
        rings: [{id: ring, folder: ring, title: Ring}]}
      """,
      "ring/entry/exercise.yml": """
      id: entry
      kind: code
      title: Entry
      points: \(tests.count)
      minutes: 5
      difficulty: easy
      deployment-target: "17.0"
      hints: [None]
      probes: [\(probes.joined(separator: ", "))]
      starter-fails: [compile]
      checks:
      \(checks)
      """,
      "ring/entry/Start/\(Self.fileName)": answer,
      "ring/entry/Checks/Checks.swift": check,
    ].merging(probe.map { ["ring/entry/Probes/Probes.swift": $0] } ?? [:]) { first, _ in first }
    for (path, text) in files {
      let file = folder.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    return exercise
  }
}
