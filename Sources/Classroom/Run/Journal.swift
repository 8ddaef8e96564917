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

  /// Every whole result in the folder, by learner and then in the order of `exercises`.
  package func results(inOrderOf exercises: [String]) -> [GradedSubmission] {
    let places = Dictionary(
      exercises.enumerated().map { ($0.element, $0.offset) },
      uniquingKeysWith: { first, _ in first })
    var words = SharedWords()
    var results: [GradedSubmission] = []
    for exercise in exercises {
      let place = folder.appending(path: Self.fileName(exercise))
      let names = (try? FileManager.default.contentsOfDirectory(atPath: place.path)) ?? []
      for name in names where name.hasSuffix(".json") && !name.hasPrefix(".") {
        guard let data = try? Data(contentsOf: place.appending(path: name)),
          var result = try? JSONDecoder().decode(GradedSubmission.self, from: data),
          // Under another name it would be a second result of this learner's.
          result.exercise == exercise, name == "\(Self.fileName(result.learner)).json"
        else { continue }
        words.share(&result)
        results.append(result)
      }
    }
    return
      results
      .sorted { left, right in
        (left.learner, places[left.exercise] ?? 0) < (right.learner, places[right.exercise] ?? 0)
      }
  }
}
