package import Glibc

/// Timed waits in a process whose wall clock is shifted.
///
/// The caller adds an interval to the shifted time, and the kernel compares the sum with the real clock.
/// Without a correction, a wait would end at once or last for years. Dispatch semaphores, Foundation
/// conditions and idle threads of Dispatch's pool wait this way.
enum TimedWaits {
  /// Calls `wait` with the time converted to the system's clock.
  static func withSystemTime(
    _ time: UnsafePointer<timespec>, _ wait: (UnsafePointer<timespec>) -> Int32
  ) -> Int32 {
    guard time.pointee.tv_sec > longestUptime else { return wait(time) }
    return withUnsafePointer(to: WorkerClock.systemTime(time.pointee), wait)
  }

  /// The longest plausible uptime in seconds.
  ///
  /// A condition may use the clock that counts from the machine's start, which isn't shifted.
  private static let longestUptime = 500_000_000

  typealias SemaphoreWait =
    @convention(c) (UnsafeMutablePointer<sem_t>, UnsafePointer<timespec>) -> Int32
  typealias ConditionWait =
    @convention(c) (
      UnsafeMutablePointer<pthread_cond_t>, UnsafeMutablePointer<pthread_mutex_t>,
      UnsafePointer<timespec>
    ) -> Int32

  static let semaphoreWait = systemFunction("sem_timedwait", as: SemaphoreWait.self)
  static let conditionWait = systemFunction("pthread_cond_timedwait", as: ConditionWait.self)

  /// Returns the C library's own function, which is next in lookup order.
  ///
  /// glibc also has a condition function from before 2003, which expects another memory layout. Versions
  /// before 2.36 return that function by default (glibc bug 14932).
  private static func systemFunction<Function>(
    _ name: String, as type: Function.Type
  ) -> Function? {
    let next = UnsafeMutableRawPointer(bitPattern: -1)
    typealias Lookup =
      @convention(c) (
        UnsafeMutableRawPointer?, UnsafePointer<CChar>, UnsafePointer<CChar>
      ) -> UnsafeMutableRawPointer?
    // Swift's Glibc module doesn't export `dlvsym`.
    let versioned = dlsym(nil, "dlvsym").map { unsafeBitCast($0, to: Lookup.self) }
    let function = versioned?(next, name, "GLIBC_2.3.2") ?? dlsym(next, name)
    return function.map { unsafeBitCast($0, to: type) }
  }
}

/// Replaces the C library's function in the whole process.
@_cdecl("sem_timedwait")
package func ringsSemaphoreTimedWait(
  _ semaphore: UnsafeMutablePointer<sem_t>, _ time: UnsafePointer<timespec>
) -> Int32 {
  TimedWaits.withSystemTime(time) { time in
    guard let wait = TimedWaits.semaphoreWait else {
      errno = ENOSYS
      return -1
    }
    return wait(semaphore, time)
  }
}

/// Replaces the C library's function in the whole process.
@_cdecl("pthread_cond_timedwait")
package func ringsConditionTimedWait(
  _ condition: UnsafeMutablePointer<pthread_cond_t>,
  _ mutex: UnsafeMutablePointer<pthread_mutex_t>, _ time: UnsafePointer<timespec>
) -> Int32 {
  TimedWaits.withSystemTime(time) { time in
    TimedWaits.conditionWait.map { $0(condition, mutex, time) } ?? ENOSYS
  }
}
