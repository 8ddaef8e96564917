package import Curriculum
package import Judge

/// Keeps a set of processes warm for the next verdict on the open exercise.
package actor NextVerdict {
  private var waiting: (exercise: String, start: Task<WarmProcesses?, Never>)?

  package init() {}

  /// Returns the warm processes for the exercise, waiting until they are ready; nil if none were prepared.
  func ready(for exercise: Exercise) async -> WarmProcesses? {
    guard let waiting, waiting.exercise == exercise.identifier else { return nil }
    self.waiting = nil
    return await waiting.start.value
  }

  /// Starts processes for the exercise unless they exist, and ends processes of other exercises.
  ///
  /// Errors are ignored, since judging reports them too.
  package func prepare(
    _ exercise: Exercise, _ start: @escaping @Sendable () async throws -> WarmProcesses
  ) {
    if waiting?.exercise == exercise.identifier { return }
    if let other = waiting?.start { Task { await other.value?.stop() } }
    waiting = (exercise.identifier, Task { try? await start() })
  }

  /// Waits until the processes being prepared are ready, and leaves them for the next verdict.
  package func settle() async { _ = await waiting?.start.value }
}
