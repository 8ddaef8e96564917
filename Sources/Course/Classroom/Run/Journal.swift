package import Foundation
import Hashing

/// The results folder: one file a submission, each written whole or not at all.
///
/// There is no database. What is done is what has a file, so a run that was killed goes on where it
/// stopped, several machines may share the folder, and every report is made from the files alone.
package struct Journal: Sendable {
  package var folder: URL

  /// Opens the journal in a folder, or begins one.
  ///
  /// - Throws: `GradingError.cannotWrite`.
  package init(folder: URL) throws {
    self.folder = folder
    try GradingError.writing(folder) {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }
  }

  func file(learner: String, exercise: String) -> URL {
    folder.appending(path: Self.fileName(exercise))
      .appending(path: "\(Self.fileName(learner)).json")
  }

  /// A name that is safe as a file name and still tells learners apart: what is not a letter,
  /// digit, dash or underscore is written as `%` and its code, and a very long name ends in a hash.
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
    // No name of another learner's has this sign without a code behind it.
    return String(safe.unicodeScalars.prefix(48)) + "%-" + digest.hexadecimal.prefix(16)
  }

  /// In bytes; file systems allow 255, ending and temporary name included.
  private static let longestName = 200

  /// The result of a submission so far; nil where nothing whole is there.
  func result(of submission: Submission) -> GradedSubmission? {
    let exercise = submission.exercise.identifier
    let place = file(learner: submission.learner, exercise: exercise)
    guard let result = GradedSubmission(in: place.path), result.exercise == exercise,
      result.learner.utf8.elementsEqual(submission.learner.utf8)
    else { return nil }
    return result
  }

  /// The submissions that have no result that counts.
  package func unfinished(of submissions: some Sequence<Submission>) -> [Submission] {
    submissions.filter {
      let status = result(of: $0)?.verdict.status
      return status == nil || status == .infrastructureFailure
    }
  }

  /// Adds a result to the journal.
  ///
  /// - Throws: `GradingError.cannotWrite`.
  package func record(_ result: GradedSubmission) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let file = file(learner: result.learner, exercise: result.exercise)
    try GradingError.writing(file) {
      let place = file.deletingLastPathComponent()
      if access(place.path, F_OK) != 0 {
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
      }
      try WholeFile.write(try encoder.encode(result), to: file.path)
    }
  }

  /// Gives every whole result of some exercises, one after the other, in an order that is always the same; the
  /// pictures stay in the files.
  package func eachResult(of exercises: [String], _ body: (GradedSubmission) -> Void) {
    var words = SharedWords()
    for exercise in exercises {
      let place = folder.appending(path: Self.fileName(exercise)).path
      let names = (try? FileManager.default.contentsOfDirectory(atPath: place)) ?? []
      for name in names.sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) })
      where name.hasSuffix(".json") && !name.hasPrefix(".") {
        guard let whole = GradedSubmission(in: "\(place)/\(name)"),
          // Under another name it would be a second result of this learner's.
          whole.exercise == exercise, name == "\(Self.fileName(whole.learner)).json"
        else { continue }
        var result = whole.withoutPictures(keptIn: "\(place)/\(name)")
        words.share(&result)
        body(result)
      }
    }
  }
}
