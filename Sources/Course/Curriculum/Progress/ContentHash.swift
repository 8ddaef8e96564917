import Foundation
import Hashing

/// A fingerprint of an exercise's requirements, used to detect passes of an older version.
///
/// The hash is FNV-1a over checks, probes and questions. It ignores titles, hints and translations, because a
/// pass remains valid when they change. The hash needn't resist attacks, because progress belongs to the
/// learner.
package enum ContentHash {
  package static func of(_ exercise: Exercise) -> String {
    var hash = exercise.keptDetails.declared
    for file in exercise.checkFiles + exercise.probeFiles {
      hash.add(Array(file.lastPathComponent.utf8))
      hash.add([0])
      hash.add((try? Data(contentsOf: file)).map { [UInt8]($0) } ?? [])
      hash.add([0])
    }
    return hash.hexadecimal
  }

  /// Hashes the manifest's part, which comes first.
  static func declared(by details: ExerciseDetails) -> FowlerNollVo {
    var hash = FowlerNollVo()
    for check in details.checks { hash.add(Array("\(check.identifier)=\(check.points);".utf8)) }
    for question in details.questions {
      let answers = question.choices.map { $0.isRight ? "+" : "-" }.joined()
      hash.add(Array("\(question.identifier)=\(question.points)\(answers);".utf8))
    }
    return hash
  }
}
