import Curriculum
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
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      throw GradingError.cannotWrite(folder.path, reason: SystemError.words(of: error))
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

  /// The finished result for a submission, if its file is whole and has the same key.
  package func finished(learner: String, exercise: String, key: String) -> GradedSubmission? {
    guard
      let data = try? Data(contentsOf: file(learner: learner, exercise: exercise)),
      let result = try? JSONDecoder().decode(GradedSubmission.self, from: data),
      result.key == key, result.verdict.status != .infrastructureFailure
    else { return nil }
    return result
  }

  /// Adds a result to the journal.
  ///
  /// - Throws: `GradingError.cannotWrite`.
  package func record(_ result: GradedSubmission) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let file = file(learner: result.learner, exercise: result.exercise)
    do {
      let place = file.deletingLastPathComponent()
      if access(place.path, F_OK) != 0 {
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
      }
      try WholeFile.write(try encoder.encode(result), to: file.path)
    } catch {
      throw GradingError.cannotWrite(file.path, reason: SystemError.words(of: error))
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
        guard let data = FileManager.default.contents(atPath: "\(place)/\(name)"),
          let whole = try? JSONDecoder().decode(GradedSubmission.self, from: data),
          // Under another name it would be a second result of this learner's.
          whole.exercise == exercise, name == "\(Self.fileName(whole.learner)).json"
        else { continue }
        var result = whole.withoutPictures(keptIn: "\(place)/\(name)")
        words.share(&result)
        body(result)
      }
    }
  }

  /// Every whole result in the folder, by learner and then in the order of `exercises`.
  package func results(inOrderOf exercises: [String]) -> [GradedSubmission] {
    let places = Dictionary(
      exercises.enumerated().map { ($0.element, $0.offset) },
      uniquingKeysWith: { first, _ in first })
    var results: [GradedSubmission] = []
    eachResult(of: exercises) { results.append($0) }
    results.sort { left, right in
      (left.learner, places[left.exercise] ?? 0) < (right.learner, places[right.exercise] ?? 0)
    }
    return results
  }
}
