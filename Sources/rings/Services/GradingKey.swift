import Classroom
import Foundation
import Judge
import Workbench

/// What a grade depends on, hashed: the submission, the exercise, this program and its toolchain.
enum GradingKey {
  static func of(_ submission: Submission, configuration: JudgeConfiguration) -> String {
    let exercise = submission.exercise
    var hash = Classroom.ContentHash(of: [
      RingsVersion.text, configuration.toolchain.stamp, configuration.jail.level.rawValue,
      exercise.identifier,
    ])
    hash.add(Data((submission.problem?.message ?? "").utf8))
    for file in submission.files {
      hash.add(Data(file.lastPathComponent.utf8))
      // What cannot be read now will not be read later: it counts as empty. A pipe would never end.
      let bytes = submission.problem == nil ? try? SourceCopies.bytes(of: file) : nil
      hash.add(Data(bytes ?? []))
    }
    for file in [exercise.manifestFile] + exercise.checkFiles + exercise.probeFiles {
      hash.add(Data(file.lastPathComponent.utf8))
      hash.add((try? Data(contentsOf: file)) ?? Data())
    }
    return hash.text
  }
}
