import Judge
import Synchronization
import TestSupport
import Testing

/// A task that has to run alone runs alone, and no task waits forever.
@Suite(.serialized) struct VerdictTurnTests {
  @Test func anExclusiveTurnExcludesOthers() async {
    let turns = VerdictTurns()
    let present = Presence()
    await withTaskGroup(of: Void.self) { group in
      for number in 0..<40 {
        group.addTask {
          await turns.together {
            present.come()
            await Task.yield()
            present.go()
            guard number % 4 == 0 else { return }
            await turns.alone(patience: .seconds(3600)) {
              for _ in 0..<20 {
                present.look()
                await Task.yield()
              }
            }
          }
        }
      }
    }
    #expect(present.mostSeen == 0)
  }

  /// The other task ends only after this task has continued.
  @Test func aWaiterBehindAnEndlessTurnProceeds() async {
    let turns = VerdictTurns()
    let (goneOn, going) = AsyncStream.makeStream(of: Never.self)
    let (begun, beginning) = AsyncStream.makeStream(of: Never.self)
    async let other: Void = turns.together {
      beginning.finish()
      for await _ in goneOn {}
    }
    for await _ in begun {}
    await turns.together {
      await turns.alone(patience: .milliseconds(20)) { going.finish() }
    }
    await other
    // The next task isn't blocked.
    #expect(await turns.together { true })
  }

  @Test func anExclusiveTurnStaysExclusive() async {
    let turns = VerdictTurns()
    let reached = await turns.together {
      await turns.alone(patience: .seconds(3600)) {
        await turns.alone(patience: .seconds(3600)) { true }
      }
    }
    #expect(reached)
  }
}

/// The current number of tasks, and the highest number seen at once.
private final class Presence: Sendable {
  private let state = Mutex((now: 0, mostSeen: 0))

  func come() { state.withLock { $0.now += 1 } }
  func go() { state.withLock { $0.now -= 1 } }
  func look() { state.withLock { $0.mostSeen = max($0.mostSeen, $0.now) } }

  var mostSeen: Int { state.withLock { $0.mostSeen } }
}
