import Foundation
import Hashing

/// A fingerprint of what an exercise asks, so that a pass is known to be of an older version.
///
/// FNV-1a over checks, probes and questions; a new title, hint or translation changes nothing, since
/// what was passed is still passed. It tells versions apart; it is no defence
/// against someone who wants two to look alike, nor need it be: progress is the learner's own.
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

  /// What the manifest says of it, with which the fingerprint begins.
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
