import Classroom
import Foundation
import Hashing
import Judge

/// What a grade depends on, hashed: the submission as it was taken, the exercise, this program and its
/// toolchain.
enum GradingKey {
  static func of(_ taken: TakenSubmission, configuration: JudgeConfiguration) -> String {
    let exercise = taken.submission.exercise
    var digest = ContentDigest()
    for text in [
      RingsVersion.text, configuration.toolchain.identity, configuration.jail.level.rawValue,
      exercise.identifier,
    ] {
      digest.combine(text)
    }
    // The same files, asked something else.
    digest.combine(configuration.classSecret ?? "")
    taken.combine(into: &digest)
    for file in [exercise.manifestFile] + exercise.checkFiles + exercise.probeFiles {
      digest.combine(file.lastPathComponent)
      digest.combine((try? Data(contentsOf: file)).map([UInt8].init) ?? [])
    }
    return digest.hexadecimal
  }
}
