import Curriculum
import Foundation
import Judge
import Learning
import Synchronization
import TestSupport
import Testing

/// Processes that are prepared for the next verdict while the learner reads.
@Suite("Next verdict") struct NextVerdictTests {
  private final class Progress: Sendable {
    let isReady = Atomic(false)
  }

  /// On a machine that has compiled nothing yet, background work would delay the first check.
  @Test func backgroundWorkCanWaitForTheProcesses() async throws {
    let library = PackLibrary(
      executable: BuildFolder.url.appending(path: "rings"), environment: [:],
      home: FileManager.default.temporaryDirectory)
    let exercise = try library.pack(nil).find("first-change")
    let (next, progress) = (NextVerdict(), Progress())
    await next.prepare(exercise) {
      for _ in 0..<100 { await Task.yield() }
      progress.isReady.store(true, ordering: .relaxed)
      throw CancellationError()
    }
    await next.settle()
    let isReady = progress.isReady.load(ordering: .relaxed)
    #expect(isReady)
  }
}
