package import Foundation
import Hashing

/// The results folder, with one atomically written file per submission.
///
/// There's no database: a submission is finished once its file exists. A killed run continues where it
/// stopped, several machines can share the folder, and all reports are made from these files.
package struct Journal: Sendable {
  package var folder: URL

  package init(folder: URL) throws {
    self.folder = folder
    try GradingError.writing(folder) {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }
  }

  private func file(learner: String, exercise: String, _ attempt: Attempt?) -> URL {
    folder.appending(path: Self.fileName(exercise))
      .appending(path: Self.resultName(of: learner, attempt))
  }

  /// Returns the name of a result's file: `kim.json`, or `kim%+2.json` for the second attempt.
  private static func resultName(of learner: String, _ attempt: Attempt?) -> String {
    let number = attempt?.number ?? 1
    return "\(fileName(learner))\(number > 1 ? "%+\(number)" : "").json"
  }

  /// Returns a safe file name that's unique for each name.
  ///
  /// Characters other than letters, digits, dashes and underscores become `%` and their code. A very long
  /// name ends in a hash.
  package static func fileName(_ name: String) -> String {
    let safe = name.unicodeScalars.map { scalar in
      let isPlain =
        scalar.properties.isAlphabetic || scalar.properties.numericType != nil
        || scalar == "-" || scalar == "_"
      return isPlain ? String(scalar) : "%" + String(scalar.value, radix: 16)
    }.joined()
    guard safe.utf8.count > longestName else { return safe }
    var digest = ContentDigest()
    digest.combine(name)
    // `%` without a code appears in no other file name.
    return String(safe.unicodeScalars.prefix(48)) + "%-" + digest.hexadecimal.prefix(16)
  }

  /// The maximum length of a file name, in bytes.
  ///
  /// File systems allow 255 bytes, including the extension and the name of the temporary file.
  private static let longestName = 200

  /// Returns a submission's result; nil if there's none or it's incomplete.
  func result(of submission: Submission) -> GradedSubmission? {
    let exercise = submission.exercise.identifier
    let place = file(learner: submission.learner, exercise: exercise, submission.attempt)
    guard let result = GradedSubmission(in: place.path), result.exercise == exercise,
      result.learner.utf8.elementsEqual(submission.learner.utf8)
    else { return nil }
    return result
  }

  /// Returns the submissions without a valid result.
  package func unfinished(of submissions: some Sequence<Submission>) -> [Submission] {
    submissions.filter {
      let status = result(of: $0)?.verdict.status
      return status == nil || status == .infrastructureFailure
    }
  }

  package func record(_ result: GradedSubmission) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let file = file(learner: result.learner, exercise: result.exercise, result.attempt)
    try GradingError.writing(file) {
      let place = file.deletingLastPathComponent()
      if access(place.path, F_OK) != 0 {
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
      }
      try WholeFile.write(try encoder.encode(result), to: file.path)
    }
  }

  /// Passes each complete result of some exercises to `body` in a fixed order, without pictures and code.
  package func eachResult(of exercises: [String], _ body: (GradedSubmission) -> Void) {
    var words = SharedWords()
    for exercise in exercises {
      let place = folder.appending(path: Self.fileName(exercise)).path
      let names = (try? FileManager.default.contentsOfDirectory(atPath: place)) ?? []
      for name in names.sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) })
      where name.hasSuffix(".json") && !name.hasPrefix(".") {
        guard let whole = GradedSubmission(in: "\(place)/\(name)"),
          // A file under another name would be a second result of the same learner.
          whole.exercise == exercise, name == Self.resultName(of: whole.learner, whole.attempt)
        else { continue }
        var result = whole.withoutDetails(keptIn: "\(place)/\(name)")
        words.share(&result)
        body(result)
      }
    }
  }
}
