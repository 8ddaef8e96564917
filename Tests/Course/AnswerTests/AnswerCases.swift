import Curriculum
import Foundation

/// An answer to an exercise, written down as what makes it different from the solution.
///
/// `Cases/<honest or forged>/<exercise>/<name>.answer`, as in a pack's `Right/`; `points:` is the most that
/// a forged one may get.
struct AnswerCase: Sendable, CustomStringConvertible {
  var exercise: String
  var answer: KnownAnswer
  /// Nil for an answer that deserves all.
  var mostPoints: Int?

  var description: String { "\(exercise): \(answer.name)" }

  static func all(in folder: String) throws -> [String: [AnswerCase]] {
    let place = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Cases/\(folder)")
    var cases: [String: [AnswerCase]] = [:]
    for exercise in SwiftFiles.folders(in: place) {
      let names = try FileManager.default.contentsOfDirectory(atPath: exercise.path).sorted()
      cases[exercise.lastPathComponent] = try names.map { name in
        let file = exercise.appending(path: name)
        let read = try KnownAnswer.read(
          try PackFile.text(of: file), from: file, numbers: ["points"])
        return AnswerCase(
          exercise: exercise.lastPathComponent, answer: read.answer,
          mostPoints: read.numbers["points"])
      }
    }
    return cases
  }

  /// The answers of all exercises in one list, those to an exercise together.
  static func list(in folder: String) throws -> [AnswerCase] {
    try all(in: folder).sorted { $0.key < $1.key }.flatMap(\.value)
  }
}
