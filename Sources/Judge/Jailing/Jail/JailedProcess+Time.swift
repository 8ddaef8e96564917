package import Processes
import Synchronization

extension JailedProcess {
  /// Lets the wall time of a program begin that waited for its work; later calls change nothing.
  ///
  /// - Parameter deadline: What ends it besides its own limit; nil for a program that goes on when
  ///   what is done for its caller now is over.
  package func startClock(until deadline: Deadline?) {
    clock.withLock { clock in
      // What is done for a verdict ends with it; else a busy machine gives more time.
      let most = deadline == nil ? limits.wallTime * Self.mostTimes : nil
      clock = clock ?? stopping(after: limits.wallTime, atMost: most, until: deadline)
    }
  }

  /// Stops the program when its time is over; gives what to cancel where it answers before.
  ///
  /// Meanwhile it is looked whether the program gets the processor that it wants: time in which others
  /// have it need not count.
  ///
  /// - Parameters:
  ///   - most: The longest wall time, however busy the machine is; nil where all of it counts.
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

  /// How many times as long something may take on a busy machine.
  package static let mostTimes = 3

  /// How often it is looked at a program that takes as long as it may.
  private static let looks = 25
  private static let shortestPause = Duration.milliseconds(20)
  private static let longestPause = Duration.seconds(1)
}

/// The first limit that made somebody stop the program.
final class StopReason: Sendable {
  private let first = Mutex<JailLimit?>(nil)

  var value: JailLimit? { first.withLock { $0 } }

  func set(_ limit: JailLimit) {
    first.withLock { $0 = $0 ?? limit }
  }
}

/// What was seen of the processor that a program did not get.
final class Withheld: Sendable {
  private let seen = Mutex<Double?>(nil)

  var share: Double? { seen.withLock { $0 } }

  func set(_ share: Double) { seen.withLock { $0 = $0 ?? share } }
}
