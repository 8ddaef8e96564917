import Curriculum
import Judge

/// Keeps ready what the learner's next verdict needs: one set of processes, for the exercise that
/// lies open.
package actor NextVerdict {
  private var waiting: (exercise: String, start: Task<Standby?, Never>)?

  /// Hands out what is ready for the exercise, or nearly is; nil where nothing was prepared for it.
  func ready(for exercise: Exercise) async -> Standby? {
    guard let waiting, waiting.exercise == exercise.identifier else { return nil }
    self.waiting = nil
    return await waiting.start.value
  }

  /// Starts what the exercise needs, unless it has been; what another exercise needed is ended.
  ///
  /// A failure is not told: the verdict meets the same one and has the words for it.
  func prepare(_ exercise: Exercise, _ start: @escaping @Sendable () async throws -> Standby) {
    if waiting?.exercise == exercise.identifier { return }
    if let other = waiting?.start { Task { await other.value?.stop() } }
    waiting = (exercise.identifier, Task { try? await start() })
  }
}
