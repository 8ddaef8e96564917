import Curriculum
import Judge
import Learning
import Synchronization
import Testing

/// Processes that are prepared for the next verdict while the learner reads.
@Suite("Next verdict") struct NextVerdictTests {
  private final class Progress: Sendable {
    let isReady = Atomic(false)
  }

  /// On a machine that has compiled nothing yet, background work would delay the first check.
  @Test func backgroundWorkCanWaitForTheProcesses() async throws {
    let exercise = try PromptBench().pack.find("first-change")
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
