import Classroom
import Foundation
import Judge

/// What a grade depends on, hashed: the submission, the exercise, this program and its toolchain.
enum GradingKey {
  static func of(_ submission: Submission, configuration: JudgeConfiguration) -> String {
    let exercise = submission.exercise
    var hash = Classroom.ContentHash(of: [
      RingsVersion.text, configuration.toolchain.stamp, configuration.jail.level.rawValue,
      exercise.identifier,
    ])
    let files =
      submission.files + [exercise.manifestFile] + exercise.checkFiles + exercise.probeFiles
    for file in files {
      hash.add(Data(file.lastPathComponent.utf8))
      // What cannot be read now will not be read later: it counts as empty.
      hash.add((try? Data(contentsOf: file)) ?? Data())
    }
    return hash.text
  }
}
