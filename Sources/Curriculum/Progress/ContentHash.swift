import Foundation

/// A fingerprint of what an exercise asks, so that a pass is known to be of an older version.
///
/// FNV-1a over checks, probes and questions; a new title, hint or translation changes nothing, since
/// what was passed is still passed. It tells versions apart; it is no defence
/// against someone who wants two to look alike, nor need it be: progress is the learner's own.
package enum ContentHash {
  package static func of(_ exercise: Exercise) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    func add(_ bytes: some Sequence<UInt8>) {
      for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    }
    for check in exercise.checks { add("\(check.identifier)=\(check.points);".utf8) }
    for question in exercise.questions {
      let answers = question.choices.map { $0.isRight ? "+" : "-" }.joined()
      add("\(question.identifier)=\(question.points)\(answers);".utf8)
    }
    for file in exercise.checkFiles + exercise.probeFiles {
      add(file.lastPathComponent.utf8)
      add([0])
      add((try? Data(contentsOf: file)) ?? Data())
      add([0])
    }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
