import LessonChecks
import Testing

/// The run loop wakes up only a few times during a wait, whatever its length.
@Suite struct WakeUpsTests {
  /// Each wake-up may start a thread, and the checks' process may have about a hundred.
  @Test func thereAreFew() {
    #expect(WakeUps.pauses.count < 12)
  }

  @Test func theFirstIsImmediateAndTheLastIsXCTestsOwn() throws {
    #expect(try #require(WakeUps.pauses.first) < 0.001)
    #expect(zip(WakeUps.pauses, WakeUps.pauses.dropFirst()).allSatisfy { $0 * 2 == $1 })
    #expect(WakeUps.pauses.reduce(0, +) > WakeUps.lengthOfWait)
  }
}
