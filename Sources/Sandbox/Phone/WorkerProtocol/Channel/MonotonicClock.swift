import Glibc

/// A clock that never goes back, whatever happens to the wall clock.
package enum MonotonicClock {
  /// The current time in seconds; only differences are meaningful.
  package static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
