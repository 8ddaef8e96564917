import Foundation

/// Tasks that learner code started and didn't wait for, such as a request that a placeholder sends.
enum StartedWork {
  /// Lets these tasks run until each one finishes or waits, for at most 0.1 seconds.
  ///
  /// The phone returns a placeholder or snapshot at once. Without this wait, a check that counts requests
  /// could count before the task has sent its own.
  @MainActor
  static func settle() async {
    var quietRounds = 0
    for _ in 0..<100 where quietRounds < 3 {
      // The main actor and the thread pool run what was enqueued before.
      await Task.detached {}.value
      quietRounds = ProcessThreads.areOthersRunning ? 0 : quietRounds + 1
      if quietRounds < 3 { try? await Task.sleep(for: .milliseconds(1)) }
    }
  }
}
