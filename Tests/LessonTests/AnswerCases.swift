import Curriculum
import Foundation
import Judge

/// An answer to an exercise, written down as what makes it different from the solution.
///
/// In a file of `Cases/`, named after its exercise, `=== name` begins an answer, `--- File.swift` a file
/// of its own, `~~~ File.swift` a change of the solution's file (what stands before the line `~>` gives
/// way to what stands after it), and a number behind the name is the most points that it may get.
struct AnswerCase: Sendable, CustomStringConvertible {
  var exercise: String
  var name: String
  /// Nil for an answer that deserves all.
  var mostPoints: Int?
  /// Whole files by name.
  var files: [String: String] = [:]
  /// What is changed in the solution's files, in this order.
  var changes: [(file: String, old: String, new: String)] = []

  var description: String { "\(exercise): \(name)" }

  static func all(in folder: String) throws -> [String: [AnswerCase]] {
    let place = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Cases/\(folder)")
    let files = try FileManager.default.contentsOfDirectory(
      at: place, includingPropertiesForKeys: nil)
    var cases: [String: [AnswerCase]] = [:]
    for file in files where file.pathExtension == "answers" {
      let exercise = file.deletingPathExtension().lastPathComponent
      let text = try String(contentsOf: file, encoding: .utf8)
      cases[exercise] = try read(text, exercise: exercise)
    }
    return cases
  }

  /// The answers of all exercises in one list, those to an exercise together.
  static func list(in folder: String) throws -> [AnswerCase] {
    try all(in: folder).sorted { $0.key < $1.key }.flatMap(\.value)
  }

  static func read(_ text: String, exercise: String) throws -> [AnswerCase] {
    var cases: [AnswerCase] = []
    var part: (file: String, isChange: Bool, lines: [Substring])?
    func close() throws {
      guard let ended = part else { return }
      part = nil
      guard !cases.isEmpty else { throw AnswerCaseError.outsideOfAnswer(exercise) }
      let last = cases.count - 1
      guard ended.isChange else {
        cases[last].files[ended.file] = ended.lines.joined(separator: "\n") + "\n"
        return
      }
      let sides = ended.lines.split(separator: "~>", maxSplits: 1, omittingEmptySubsequences: false)
      guard sides.count == 2 else { throw AnswerCaseError.noChange("\(cases[last])") }
      cases[last].changes.append(
        (ended.file, sides[0].joined(separator: "\n"), sides[1].joined(separator: "\n")))
    }
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("=== ") {
        try close()
        let words = line.dropFirst(4).split(separator: " ")
        let points = words.last.flatMap { Int($0) }
        let name = (points == nil ? words : words.dropLast()).joined(separator: " ")
        cases.append(AnswerCase(exercise: exercise, name: name, mostPoints: points))
      } else if line.hasPrefix("--- ") || line.hasPrefix("~~~ ") {
        try close()
        part = (String(line.dropFirst(4)), line.hasPrefix("~"), [])
      } else {
        part?.lines.append(line)
      }
    }
    try close()
    return cases
  }

  /// The answer's files by name: the solution's, changed and added to.
  func sources(changing solution: [String: String]) throws -> [String: String] {
    var sources = solution.merging(files) { _, own in own }
    for change in changes {
      let text = sources[change.file] ?? ""
      guard text.contains(change.old), !change.old.isEmpty else {
        throw AnswerCaseError.nothingToChange("\(self)", file: change.file, text: change.old)
      }
      sources[change.file] = text.replacingOccurrences(of: change.old, with: change.new)
    }
    return sources
  }
}

enum AnswerCaseError: Error, CustomStringConvertible {
  case outsideOfAnswer(String)
  case noChange(String)
  case nothingToChange(String, file: String, text: String)

  var description: String {
    switch self {
    case .outsideOfAnswer(let exercise): "\(exercise): a file stands before the first answer"
    case .noChange(let answer): "\(answer): a change has no line ~>"
    case .nothingToChange(let answer, let file, let text):
      "\(answer): the solution's \(file) does not say “\(text)”"
    }
  }
}
