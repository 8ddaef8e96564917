import Foundation
import Judge

/// The judge of this bundle's tests, made once: workers and check processes are the program that stands
/// beside the bundle.
actor LessonJudge {
  static let shared = LessonJudge()

  /// Answers judged at once.
  static let jobs = ProcessInfo.processInfo.activeProcessorCount

  /// `rings`, beside this bundle.
  static let program = JudgeConfiguration.runningProgram.deletingLastPathComponent()
    .appending(path: "rings")

  private var found: Judge?

  var judge: Judge {
    get async throws {
      if let found { return found }
      let judge = Judge(try await JudgeConfiguration.found(executable: Self.program))
      found = judge
      return judge
    }
  }
}
