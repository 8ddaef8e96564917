import LessonChecks
import Testing

/// What wakes the run loop in a wait is a handful of events, however long the wait is.
@Suite struct WakeUpsTests {
  /// A thread may be started for each of them, and a process of checks gets a hundred or so.
  @Test func thereAreFew() {
    #expect(WakeUps.pauses.count < 12)
  }

  @Test func theFirstComesAtOnceAndTheLastWhenXCTestLooksByItself() throws {
    #expect(try #require(WakeUps.pauses.first) < 0.001)
    #expect(zip(WakeUps.pauses, WakeUps.pauses.dropFirst()).allSatisfy { $0 * 2 == $1 })
    #expect(WakeUps.pauses.reduce(0, +) > WakeUps.lengthOfWait)
  }
}
