import Synchronization

extension JailedProcess {
  /// Lets the wall time of a program begin that waited for its work; later calls change nothing.
  ///
  /// - Parameter allowance: What bounds it besides its own limit; nil for a program that goes on when
  ///   what is done for its caller now is over.
  package func startClock(within allowance: Allowance? = .current) {
    clock.withLock { clock in
      clock = clock ?? stopping(after: limits.wallTime, within: allowance)
    }
  }

  /// Stops the program when its time is over; gives what to cancel where it answers before.
  ///
  /// Meanwhile it is looked whether the program gets the processor that it wants.
  package func stopping(
    after limit: Duration, within allowance: Allowance? = .current
  ) -> Task<Void, Never> {
    Task { [process, stoppedBy, withheld] in
      let end = ContinuousClock.now + limit
      let pause = min(max(limit / Self.looks, Self.shortestPause), Self.longestPause)
      var watch = PaceWatch()
      while true {
        let left = min(end - .now, allowance?.left ?? limit)
        guard left > .zero else { break }
        do { try await Task.sleep(for: min(left, pause)) } catch { return }
        if let look = process.processNumber.flatMap(PaceWatch.Look.init) { watch.add(look) }
      }
      guard !Task.isCancelled else { return }
      if let starvation = watch.starvation { withheld.set(starvation) }
      stoppedBy.set(.wallTime)
      process.stop()
    }
  }

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
