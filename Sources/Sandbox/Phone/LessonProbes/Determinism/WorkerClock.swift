import Foundation
package import Glibc
import Synchronization

/// The wall clock as learner code sees it in a worker: it starts where a request says and runs on.
///
/// `Date()` ends in the C library's `clock_gettime`. This executable defines that function itself, so
/// that every library in the process, the plugin included, asks here; in every process but a worker
/// the answer is the system's.
enum WorkerClock {
  /// Nanoseconds added to the system's wall clock.
  private static let offset = Atomic<Int64>(0)

  /// Makes it `date` now.
  static func set(_ date: Date) {
    let wanted = date.timeIntervalSince1970 * 1e9
    guard abs(wanted) < 9e18 else { return }
    offset.store(Int64(wanted) &- system(CLOCK_REALTIME).nanoseconds, ordering: .relaxed)
    ServiceLine.shared.begin(at: date)
  }

  /// Lets the time pass that is left until `date`; a date that is over changes nothing.
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

  /// The moment by the system's wall clock that is `time` by this one.
  static func systemTime(_ time: timespec) -> timespec {
    let shift = offset.load(ordering: .relaxed)
    guard shift != 0, abs(time.tv_sec) < 9_000_000_000 else { return time }
    return timespec(nanoseconds: time.nanoseconds &- shift)
  }

  private typealias Function =
    @convention(c) (clockid_t, UnsafeMutablePointer<timespec>) -> Int32

  /// The C library's own function, which stands next in the order of lookup.
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

/// Takes the place of the C library's function of this name in the whole process.
@_cdecl("clock_gettime")
package func ringsClockGetTime(_ clock: clockid_t, _ time: UnsafeMutablePointer<timespec>) -> Int32
{
  time.pointee = WorkerClock.now(clock)
  return 0
}
