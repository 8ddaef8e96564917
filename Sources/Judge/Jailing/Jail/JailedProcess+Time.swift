package import Processes
import Synchronization

extension JailedProcess {
  /// Starts the time limit of a program that has waited for work.
  ///
  /// Later calls have no effect.
  ///
  /// - Parameter deadline: A deadline in addition to the program's own limit; nil for a program that outlives
  ///   its caller's current work.
  package func startClock(until deadline: Deadline?) {
    clock.withLock { clock in
      // Work for a verdict ends at its deadline. Otherwise a busy machine gets more time.
      let most = deadline == nil ? limits.wallTime * Self.mostTimes : nil
      clock = clock ?? stopping(after: limits.wallTime, atMost: most, until: deadline)
    }
  }

  /// Stops the program after its time limit.
  ///
  /// Cancel the returned task if the program responds first.
  ///
  /// The task measures how much processor time the program gets. Time taken by other processes doesn't count,
  /// up to `most`.
  ///
  /// - Parameters:
  ///   - most: The longest wall time on a busy machine; nil if all wall time counts.
  package func stopping(
    after limit: Duration, atMost most: Duration? = nil, until deadline: Deadline? = nil
  ) -> Task<Void, Never> {
    Task { [process, stoppedBy, withheld, limits] in
      var end = ContinuousClock.now + limit
      let last = ContinuousClock.now + (most ?? limit)
      let pause = min(max(limit / Self.looks, Self.shortestPause), Self.longestPause)
      var watch = PaceWatch()
      while true {
        let left = min(end - .now, deadline?.left ?? most ?? limit)
        guard left > .zero else { break }
        do { try await Task.sleep(for: min(left, pause)) } catch { return }
        if let look = process.processNumber.flatMap(PaceWatch.Look.init) {
          end = min(end + watch.add(look), last)
        }
      }
      guard !Task.isCancelled else { return }
      if let starvation = watch.starvation(ofAllowed: .seconds(limits.processorSeconds)) {
        withheld.set(starvation)
      }
      stoppedBy.set(.wallTime)
      process.stop()
    }
  }

  /// The factor by which a busy machine may extend a time limit.
  package static let mostTimes = 3

  /// The number of processor measurements within one time limit.
  private static let looks = 25
  private static let shortestPause = Duration.milliseconds(20)
  private static let longestPause = Duration.seconds(1)
}

/// The first limit that caused a stop.
final class StopReason: Sendable {
  private let first = Mutex<JailLimit?>(nil)

  var value: JailLimit? { first.withLock { $0 } }

  func set(_ limit: JailLimit) {
    first.withLock { $0 = $0 ?? limit }
  }
}

/// The first measured share of processor time that a program did not get.
final class Withheld: Sendable {
  private let seen = Mutex<Double?>(nil)

  var share: Double? { seen.withLock { $0 } }

  func set(_ share: Double) { seen.withLock { $0 = $0 ?? share } }
}
