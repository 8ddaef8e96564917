import Classroom
import Curriculum
import Foundation
import Judge
import Sentences
import Storage

/// Where submissions are judged: each in a folder of its own, which only the grader writes.
struct GradingRoom {
  let judge: Judge
  let pack: Pack
  private let folder: URL

  /// Prepares to grade a class's answers to a pack.
  ///
  /// - Throws: `CacheError` where nothing can be written.
  init(judge: Judge, pack: Pack) throws {
    self.judge = judge
    self.pack = pack
    folder = try judge.configuration.cache.folder("grading")
    PrivateFolder.sweep(folder)
  }

  /// The verdict on a submission, which is judged from its copy alone.
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
      return Verdict(
        .infrastructureFailure, on: exercise, saying: SystemReason.sentence(of: error))
    }
  }
}
