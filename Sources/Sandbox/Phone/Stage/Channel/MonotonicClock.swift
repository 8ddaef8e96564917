import Glibc

/// Seconds that only ever grow, whatever happens to the wall clock.
package enum MonotonicClock {
  /// The present moment, in seconds; only differences mean something.
  package static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
