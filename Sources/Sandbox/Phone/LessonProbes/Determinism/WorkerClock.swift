import Foundation
package import Glibc
import Synchronization

/// The wall clock that learner code sees in a worker: it starts at the request's date and runs on.
///
/// `Date()` calls the C library's `clock_gettime`. This executable defines that function itself, so every
/// library in the process uses this clock, including the plugin. Outside a worker, the function returns the
/// system's time.
enum WorkerClock {
  /// Nanoseconds added to the system's wall clock.
  private static let offset = Atomic<Int64>(0)

  static func set(_ date: Date) {
    let wanted = date.timeIntervalSince1970 * 1e9
    guard abs(wanted) < 9e18 else { return }
    offset.store(Int64(wanted) &- system(CLOCK_REALTIME).nanoseconds, ordering: .relaxed)
    ServiceLine.shared.begin(at: date)
  }

  /// Advances the clock to `date`; does nothing if that date is in the past.
  static func advance(to date: Date) {
    let left = date.timeIntervalSince1970 * 1e9 - Double(now(CLOCK_REALTIME).nanoseconds)
    guard left > 0, left < 9e18 else { return }
    offset.add(Int64(left), ordering: .relaxed)
  }

  static func now(_ clock: clockid_t) -> timespec {
    let time = system(clock)
    let shift = offset.load(ordering: .relaxed)
    guard clock == CLOCK_REALTIME, shift != 0 else { return time }
    return timespec(nanoseconds: time.nanoseconds &+ shift)
  }

  /// Converts a time of this clock to the system's wall clock.
  static func systemTime(_ time: timespec) -> timespec {
    let shift = offset.load(ordering: .relaxed)
    guard shift != 0, abs(time.tv_sec) < 9_000_000_000 else { return time }
    return timespec(nanoseconds: time.nanoseconds &- shift)
  }

  private typealias Function =
    @convention(c) (clockid_t, UnsafeMutablePointer<timespec>) -> Int32

  /// The C library's own function, which is next in lookup order.
  private static let systemFunction: Function? = {
    dlsym(UnsafeMutableRawPointer(bitPattern: -1), "clock_gettime").map {
      unsafeBitCast($0, to: Function.self)
    }
  }()

  private static func system(_ clock: clockid_t) -> timespec {
    var time = timespec()
    _ = systemFunction?(clock, &time)
    return time
  }
}

extension timespec {
  fileprivate var nanoseconds: Int64 { Int64(tv_sec) &* 1_000_000_000 &+ Int64(tv_nsec) }

  fileprivate init(nanoseconds: Int64) {
    let (seconds, rest) = nanoseconds.quotientAndRemainder(dividingBy: 1_000_000_000)
    self.init(
      tv_sec: rest < 0 ? Int(seconds) - 1 : Int(seconds),
      tv_nsec: Int(rest < 0 ? rest + 1_000_000_000 : rest))
  }
}

/// Replaces the C library's function in the whole process.
@_cdecl("clock_gettime")
package func ringsClockGetTime(_ clock: clockid_t, _ time: UnsafeMutablePointer<timespec>) -> Int32
{
  time.pointee = WorkerClock.now(clock)
  return 0
}
