package import Glibc

/// Waits that end at a date, in a process whose dates are shifted.
///
/// Who waits adds a span to the date that it was told; the kernel compares the sum with its own. With
/// the shift left in, a wait would be over at once or last for years: semaphores of Dispatch and
/// conditions of Foundation wait so, and so does a thread of Dispatch's pool for its next work.
enum TimedWaits {
  /// Calls `wait` with the same moment by the system's own clock.
  static func withSystemTime(
    _ time: UnsafePointer<timespec>, _ wait: (UnsafePointer<timespec>) -> Int32
  ) -> Int32 {
    guard time.pointee.tv_sec > longestUptime else { return wait(time) }
    return withUnsafePointer(to: WorkerClock.systemTime(time.pointee), wait)
  }

  /// A condition may have been made for the clock that counts from the machine's start, which is not
  /// shifted; in seconds.
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

  /// The C library's own function, which stands next in the order of lookup.
  ///
  /// Of a condition's there is one from before 2003 as well, for conditions of another form; C
  /// libraries before 2.36 give that one to who does not ask for the later (glibc bug 14932).
  private static func systemFunction<Function>(
    _ name: String, as type: Function.Type
  ) -> Function? {
    let next = UnsafeMutableRawPointer(bitPattern: -1)
    typealias Lookup =
      @convention(c) (
        UnsafeMutableRawPointer?, UnsafePointer<CChar>, UnsafePointer<CChar>
      ) -> UnsafeMutableRawPointer?
    // Glibc's module does not show it.
    let versioned = dlsym(nil, "dlvsym").map { unsafeBitCast($0, to: Lookup.self) }
    let function = versioned?(next, name, "GLIBC_2.3.2") ?? dlsym(next, name)
    return function.map { unsafeBitCast($0, to: type) }
  }
}

/// Takes the place of the C library's function of this name in the whole process.
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

/// Takes the place of the C library's function of this name in the whole process.
@_cdecl("pthread_cond_timedwait")
package func ringsConditionTimedWait(
  _ condition: UnsafeMutablePointer<pthread_cond_t>,
  _ mutex: UnsafeMutablePointer<pthread_mutex_t>, _ time: UnsafePointer<timespec>
) -> Int32 {
  TimedWaits.withSystemTime(time) { time in
    TimedWaits.conditionWait.map { $0(condition, mutex, time) } ?? ENOSYS
  }
}
