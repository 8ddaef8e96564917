import Foundation
import Judge

/// The judge of this bundle's tests, made once: workers and check processes are the program that stands
/// beside the bundle.
actor LessonJudge {
  static let shared = LessonJudge()

  /// Answers judged at once.
  static let jobs = ProcessInfo.processInfo.activeProcessorCount

  private var found: Judge?

  var judge: Judge {
    get async throws {
      if let found { return found }
      let binary = JudgeConfiguration.runningProgram.deletingLastPathComponent()
        .appending(path: "rings")
      let judge = Judge(try await JudgeConfiguration.found(executable: binary))
      found = judge
      return judge
    }
  }
}
