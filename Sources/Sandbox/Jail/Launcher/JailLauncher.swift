import CLinux
import Foundation

/// The sandbox launcher of our own programs, which runs before any untrusted code.
///
/// The process forks into a keeper and the worker. The keeper waits and records how the worker ended. The
/// worker can't start processes, run programs, signal other processes or reach files that it doesn't need.
/// Without a sandbox, `launch` restricts other programs.
package enum JailLauncher {
  /// The environment variable with the jail's instructions.
  package static let variable = "RINGS_ENTRANCE"

  /// The argument that makes our program launch another program.
  package static let launcherRole = "enter"

  /// Forks and restricts this process if a jail started it; then only the worker returns.
  ///
  /// Call this before anything else: a process with threads can't fork.
  package static func enter() {
    guard let orders = takeOrders(), let descriptor = orders.record else { return }
    // Other programs of the same user can't read this process's memory or take its descriptors.
    _ = linux_forbid_inspection()
    let worker = linux_fork()
    switch worker {
    case 0:
      _ = linux_die_with_parent(SIGKILL)
      close(descriptor)
      var orders = orders
      orders.fence.readable.append("/proc/\(getpid())")
      lockUp(orders, ownProcess: getpid())
      linux_watch_crashes()
    case 1...:
      keep(worker, record: descriptor)
    default:
      leave(with: 125)
    }
  }

  /// Prevents other processes of the same user from reading this process's memory or taking its descriptors.
  package static func forbidInspection() { _ = linux_forbid_inspection() }

  /// Restricts this process and replaces it with the program in the arguments, on machines without a sandbox.
  package static func launch(_ arguments: [String]) -> Never {
    guard let orders = takeOrders(), let program = arguments.first else { leave(with: 125) }
    lockUp(orders, ownProcess: nil)
    var words: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) }
    words.append(nil)
    execv(program, &words)
    leave(with: 127)
  }

  private static func takeOrders() -> LaunchOrders? {
    guard let text = ProcessInfo.processInfo.environment[variable] else { return nil }
    unsetenv(variable)
    unsetenv("RINGS_RECORD")
    // Ends this process if its parent is killed, because no other process would stop this one.
    _ = linux_die_with_parent(SIGKILL)
    return LaunchOrders(text: text)
  }

  /// Waits for the worker, records how it ended, and exits with the same result.
  private static func keep(_ worker: Int32, record descriptor: Int32) -> Never {
    // The worker talks to our parent on these streams. If the keeper held them too, the streams would never
    // end.
    for stream in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] { close(stream) }
    var status: Int32 = 0
    var usage = rusage()
    while wait4(worker, &status, 0, &usage) < 0, errno == EINTR {}
    let record = LaunchRecord(
      rawStatus: status,
      processorMicroseconds: microseconds(usage.ru_utime) + microseconds(usage.ru_stime),
      // Linux reports kilobytes.
      peakMemory: Int(usage.ru_maxrss) * 1024)
    let bytes = Array(record.text.utf8)
    _ = write(descriptor, bytes, bytes.count)
    // `wait(2)` returns the signal in the low seven bits and the exit code in the next byte.
    let signal = status & 0x7f
    leave(with: signal == 0 ? (status >> 8) & 0xff : 128 + signal)
  }

  private static func lockUp(_ orders: LaunchOrders, ownProcess: Int32?) {
    // Landlock opens the allowed paths, so this comes before the change of user. A kernel without Landlock
    // still filters system calls; `rings doctor` reports whether the kernel has Landlock.
    guard linux_forbid_new_privileges() == 0 else { leave(with: 125) }
    _ = orders.fence.raise()
    var limits = orders.limits
    let parent = getppid()
    if let user = orders.user {
      if !orders.insistsOnUser {
        become(user, &limits)
      } else if linux_become_user(user) != 0 {
        leave(with: 125)
      }
      // A change of user clears the parent-death signal.
      _ = linux_die_with_parent(SIGKILL)
    }
    // The parent may have ended in the meantime.
    guard getppid() == parent, limits.apply() else { leave(with: 125) }
    // Without a sandbox, root would bypass file permissions and could raise its own priority.
    guard linux_drop_capabilities() == 0 else { leave(with: 125) }
    do {
      // The filter is created here because it contains this process's ID. This takes 0.3 ms and opens no
      // file.
      try CallFilter(mayStartProcesses: orders.mayStartProcesses, ownProcess: ownProcess).install()
    } catch {
      // The worker must not run untrusted code without the filter.
      leave(with: 125)
    }
  }

  /// Becomes an unprivileged user, or `nobody` if the namespace has no other user.
  ///
  /// Stays root without privileges if neither is allowed; Landlock then hides root's files.
  private static func become(_ user: UInt32, _ limits: inout ProcessLimits) {
    if linux_become_user(user) != 0 {
      // Other jails, or the user who runs Rings, may have the same user ID.
      limits.countsProcesses = false
      _ = linux_become_user(nobody)
    }
  }

  private static let nobody: UInt32 = 65534

  private static func microseconds(_ time: timeval) -> Int64 {
    Int64(time.tv_sec) * 1_000_000 + Int64(time.tv_usec)
  }

  /// Exits without running `atexit` handlers.
  private static func leave(with code: Int32) -> Never { _exit(code) }
}
