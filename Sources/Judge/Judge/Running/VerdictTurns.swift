import Synchronization

/// Runs several verdicts concurrently, or one exclusively.
///
/// A verdict runs exclusively if the machine was too busy to distinguish slow code from code that had to
/// wait.
///
/// While a verdict waits for exclusive access, no new verdict starts; running verdicts continue. The wait is
/// limited, so no verdict waits forever.
package final class VerdictTurns: Sendable {
  static let all = VerdictTurns()

  /// Whether the current task has requested exclusive access.
  @TaskLocal static var isAlone = false

  private struct State {
    var together = 0
    var isAlone = false
    var nextNumber = 0
    var toBeAlone: [(number: Int, waiting: CheckedContinuation<Bool, Never>)] = []
    var toBegin: [CheckedContinuation<Void, Never>] = []
  }

  private let state = Mutex(State())

  package init() {}

  /// Whether at most one verdict is running in this process, so that a processor is probably free.
  var isQuiet: Bool { state.withLock { $0.isAlone || $0.together <= 1 } }

  /// Runs a verdict concurrently with others.
  package func together<Result>(
    isolation: isolated (any Actor)? = #isolation, _ work: () async throws -> Result
  ) async rethrows -> Result {
    await begin()
    defer { leave() }
    return try await work()
  }

  /// Runs part of a verdict while no other verdict is running, if the others end in time.
  ///
  /// - Parameter patience: The longest wait for the others to end.
  package func alone<Result>(
    patience: Duration, isolation: isolated (any Actor)? = #isolation,
    _ work: () async throws -> Result
  ) async rethrows -> Result {
    guard !Self.isAlone else { return try await work() }
    let isAlone = await waitToBeAlone(patience)
    defer { if isAlone { endBeingAlone() } }
    return try await Self.$isAlone.withValue(true) { try await work() }
  }

  // MARK: - Turns

  private func begin() async {
    await withCheckedContinuation { waiting in
      let begins = state.withLock { state in
        guard state.isAlone || !state.toBeAlone.isEmpty else {
          state.together += 1
          return true
        }
        state.toBegin.append(waiting)
        return false
      }
      if begins { waiting.resume() }
    }
  }

  private func leave() {
    state.withLock { $0.together -= 1 }
    letGoOn()
  }

  private func waitToBeAlone(_ patience: Duration) async -> Bool {
    let number = state.withLock { state in
      state.nextNumber += 1
      return state.nextNumber
    }
    let alarm = Task {
      do { try await Task.sleep(for: patience) } catch { return }
      self.giveUp(number)
    }
    defer { alarm.cancel() }
    return await withCheckedContinuation { waiting in
      state.withLock { state in
        state.together -= 1
        state.toBeAlone.append((number, waiting))
      }
      letGoOn()
    }
  }

  private func endBeingAlone() {
    state.withLock { state in
      state.isAlone = false
      state.together += 1
    }
    letGoOn()
  }

  private func giveUp(_ number: Int) {
    let waiting = state.withLock { state -> CheckedContinuation<Bool, Never>? in
      guard let place = state.toBeAlone.firstIndex(where: { $0.number == number }) else {
        return nil
      }
      state.together += 1
      return state.toBeAlone.remove(at: place).waiting
    }
    waiting?.resume(returning: false)
    letGoOn()
  }

  /// Resumes the verdicts whose turn it is.
  private func letGoOn() {
    let (alone, beginning) = state.withLock { state in
      guard !state.isAlone else {
        return (CheckedContinuation<Bool, Never>?.none, [CheckedContinuation<Void, Never>]())
      }
      if !state.toBeAlone.isEmpty {
        guard state.together == 0 else { return (nil, []) }
        state.isAlone = true
        return (state.toBeAlone.removeFirst().waiting, [])
      }
      let beginning = state.toBegin
      state.toBegin = []
      state.together += beginning.count
      return (nil, beginning)
    }
    alone?.resume(returning: true)
    for waiting in beginning { waiting.resume() }
  }
}
