package import Curriculum
import Foundation
import Hashing
package import Judge
import Sentences
import Storage
import Synchronization

package protocol SubmissionJudge: Sendable {
  func prepare(_ exercises: [Exercise]) async throws
  /// Returns the hash of everything that the verdict depends on.
  func key(of taken: TakenSubmission) -> String
  /// Returns the verdict, which may report a failure of Rings itself.
  func verdict(on taken: TakenSubmission) async -> Verdict
}

/// Judges the submissions of a class of learners, each in a separate folder that only the grader writes to.
final class ClassJudge: SubmissionJudge {
  private let judge: Judge
  private let pack: Pack
  private let rings: String
  private let folder: URL
  /// The hash of the inputs that all submissions to an exercise share.
  private let common = Mutex<[String: ContentDigest]>([:])

  /// Creates the folder in which submissions are judged.
  ///
  /// - Throws: `CacheError` if it can't be written.
  init(of pack: Pack, by configuration: JudgeConfiguration, rings: String) throws {
    judge = Judge(configuration)
    self.pack = pack
    self.rings = rings
    folder = try configuration.cache.folder("grading")
    PrivateFolder.sweep(folder)
  }

  func prepare(_ exercises: [Exercise]) async throws {
    try await judge.prepare(exercises, in: pack)
  }

  func verdict(on taken: TakenSubmission) async -> Verdict {
    let exercise = taken.submission.exercise
    if exercise.kind == .quiz {
      let letters = (taken.submission.answers ?? [:]).mapValues { Set($0.map(String.init)) }
      return Verdict(quiz: exercise, answers: QuizAnswers(letters: letters))
    }
    do {
      let place = try PrivateFolder(in: folder)
      defer { place.remove() }
      let files = try taken.write(into: place.url)
      return await judge.verdict(for: exercise, in: pack, files: files)
    } catch {
      return Verdict(.infrastructureFailure, on: exercise, saying: SystemReason.sentence(of: error))
    }
  }

  func key(of taken: TakenSubmission) -> String {
    var digest = digest(of: taken.submission.exercise)
    taken.combine(into: &digest)
    return digest.hexadecimal
  }

  private func digest(of exercise: Exercise) -> ContentDigest {
    if let known = common.withLock({ $0[exercise.identifier] }) { return known }
    let configuration = judge.configuration
    var digest = ContentDigest()
    for text in [
      rings, configuration.toolchain.identity, configuration.jail.level.rawValue,
      exercise.identifier,
      // The secret determines the checks' inputs.
      configuration.classSecret ?? "",
    ] {
      digest.combine(text)
    }
    for file in [exercise.manifestFile] + exercise.checkFiles + exercise.probeFiles {
      digest.combine(file.lastPathComponent)
      digest.combine((try? Data(contentsOf: file)).map([UInt8].init) ?? [])
    }
    common.withLock { $0[exercise.identifier] = digest }
    return digest
  }
}
