import Classroom
import Curriculum
import Foundation
import Hashing
import Host
import Judge
import Synchronization

/// What a grade depends on, hashed: the submission as it was taken, the exercise, this program and its
/// toolchain.
final class GradingKey: Sendable {
  private let configuration: JudgeConfiguration
  /// What all submissions to an exercise have in common.
  private let common = Mutex<[String: ContentDigest]>([:])

  init(_ configuration: JudgeConfiguration) { self.configuration = configuration }

  func key(of taken: TakenSubmission) -> String {
    var digest = digest(of: taken.submission.exercise)
    taken.combine(into: &digest)
    return digest.hexadecimal
  }

  private func digest(of exercise: Exercise) -> ContentDigest {
    if let known = common.withLock({ $0[exercise.identifier] }) { return known }
    var digest = ContentDigest()
    for text in [
      RingsVersion.text, configuration.toolchain.identity, configuration.jail.level.rawValue,
      exercise.identifier,
    ] {
      digest.combine(text)
    }
    // The same files, asked something else.
    digest.combine(configuration.classSecret ?? "")
    for file in [exercise.manifestFile] + exercise.checkFiles + exercise.probeFiles {
      digest.combine(file.lastPathComponent)
      digest.combine((try? Data(contentsOf: file)).map([UInt8].init) ?? [])
    }
    common.withLock { $0[exercise.identifier] = digest }
    return digest
  }
}
