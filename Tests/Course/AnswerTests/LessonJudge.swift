import Foundation
import Judge

/// The judge for this bundle's tests, created once.
///
/// Workers and check processes are the program next to the bundle.
actor LessonJudge {
  static let shared = LessonJudge()

  /// The number of submissions judged at once.
  static let jobs = ProcessInfo.processInfo.activeProcessorCount

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
