import Curriculum
import Foundation

/// A submission to an exercise, written as its difference from the solution.
///
/// Its file is `Cases/<honest or forged>/<exercise>/<name>.answer`, as in a pack's `Right/`. `points:` is the
/// maximum for a forged submission.
struct AnswerCase: Sendable, CustomStringConvertible {
  var exercise: String
  var answer: KnownAnswer
  /// The maximum points, or `nil` for a submission that deserves all points.
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

  /// Returns the submissions to all exercises, grouped by exercise.
  static func list(in folder: String) throws -> [AnswerCase] {
    try all(in: folder).sorted { $0.key < $1.key }.flatMap(\.value)
  }
}
