import Processes
import Synchronization
import TestSupport
import Testing

/// `concurrently` limits the number of tasks, and keeps the order of results.
@Suite(.serialized) struct ConcurrentlyTests {
  @Test(arguments: [0, 1, 3, 100])
  func resultsKeepTheirOrder(limit: Int) async throws {
    let results = try await concurrently(0..<40, atMost: limit) { number in
      // Earlier tasks end later.
      for _ in number..<40 { await Task.yield() }
      return number * 2
    }
    #expect(results == (0..<40).map { $0 * 2 })
  }

  @Test func concurrencyNeverExceedsItsLimit() async throws {
    let underWay = Atomic(0)
    let most = Mutex(0)
    try await concurrently(0..<60, atMost: 4) { _ in
      let now = underWay.add(1, ordering: .relaxed).newValue
      most.withLock { $0 = max($0, now) }
      for _ in 0..<10 { await Task.yield() }
      underWay.subtract(1, ordering: .relaxed)
    }
    #expect(most.withLock { $0 } <= 4)
    #expect(underWay.load(ordering: .relaxed) == 0)
  }

  @Test func concurrencyReachesItsLimit() async throws {
    // Each task waits for the other, so running one at a time would never end.
    let (first, beginFirst) = AsyncStream.makeStream(of: Never.self)
    let (second, beginSecond) = AsyncStream.makeStream(of: Never.self)
    let results = try await concurrently([true, false], atMost: 2) { isFirst in
      (isFirst ? beginFirst : beginSecond).finish()
      for await _ in isFirst ? second : first {}
      return isFirst
    }
    #expect(results == [true, false])
  }

  @Test func everyWaiterGetsEachResult() async throws {
    var told: [Int: String] = [:]
    try await concurrently(["a", "b", "c"], atMost: 2) {
      $0 + $0
    } finished: {
      told[$0] = $1
    }
    #expect(told == [0: "aa", 1: "bb", 2: "cc"])
  }

  private struct Failure: Error {}

  @Test func nothingStartsAfterAFailure() async throws {
    let begun = Atomic(0)
    await #expect(throws: Failure.self) {
      try await concurrently(0..<1_000, atMost: 1) { number in
        begun.add(1, ordering: .relaxed)
        if number == 3 { throw Failure() }
      }
    }
    #expect(begun.load(ordering: .relaxed) == 4)
  }

  @Test func nothingStartsForACanceledWaiter() async throws {
    let begun = Atomic(0)
    let task = Task {
      try await concurrently(0..<1_000, atMost: 1) { number in
        begun.add(1, ordering: .relaxed)
        if number == 3 { withUnsafeCurrentTask { $0?.cancel() } }
        try Task.checkCancellation()
      }
    }
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(begun.load(ordering: .relaxed) == 4)
  }
}
