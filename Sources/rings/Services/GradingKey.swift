import Classroom
import Foundation
import Hashing
import Judge
import Workbench

/// What a grade depends on, hashed: the submission, the exercise, this program and its toolchain.
enum GradingKey {
  static func of(_ submission: Submission, configuration: JudgeConfiguration) -> String {
    let exercise = submission.exercise
    var digest = Digest()
    for text in [
      RingsVersion.text, configuration.toolchain.stamp, configuration.jail.level.rawValue,
      exercise.identifier, submission.problem?.message ?? "",
    ] {
      digest.combine(text)
    }
    for file in submission.files {
      digest.combine(file.lastPathComponent)
      // What cannot be read now will not be read later: it counts as empty. A pipe would never end.
      let bytes = submission.problem == nil ? try? SourceCopies.bytes(of: file) : nil
      digest.combine(bytes ?? [])
    }
    digest.combine(submission.hasOwnFolder ? CatalogStamp.text(beside: submission.files) : "")
    for file in [exercise.manifestFile] + exercise.checkFiles + exercise.probeFiles {
      digest.combine(file.lastPathComponent)
      digest.combine((try? Data(contentsOf: file)).map([UInt8].init) ?? [])
    }
    return digest.hexadecimal
  }
}
