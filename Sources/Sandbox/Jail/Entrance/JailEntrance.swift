import CLinux
import Foundation

/// The way by which our own programs come into the jail, before they touch anything of a stranger's.
///
/// The worker splits itself: a keeper that waits and writes down how the other half ended, and the
/// worker, which then can start no process, run no program, signal nobody but itself, and reach no
/// file but those that it needs. Where there is no sandbox, `launch` brings other programs in.
package enum JailEntrance {
  /// The variable by which the jail gives its orders.
  package static let variable = "RINGS_ENTRANCE"

  /// The argument by which our program becomes a launcher for another.
  package static let launcherRole = "enter"

  /// Enters the jail's inner room, if the process was started in a jail; returns in the worker only.
  ///
  /// It must be called first of all: a process with threads cannot be split.
  package static func enter() {
    guard let orders = takeOrders(), let descriptor = orders.record else { return }
    // Whatever the same user runs later cannot read this process's memory or take its descriptors.
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

  /// Lets no other process of the same user read this one's memory or take its descriptors.
  package static func forbidInspection() { _ = linux_forbid_inspection() }

  /// Becomes the program that the arguments name, fenced in and with its calls filtered: for places
  /// where no sandbox does that.
  package static func launch(_ arguments: [String]) -> Never {
    guard let orders = takeOrders(), let program = arguments.first else { leave(with: 125) }
    lockUp(orders, ownProcess: nil)
    var words: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) }
    words.append(nil)
    execv(program, &words)
    leave(with: 127)
  }

  private static func takeOrders() -> EntranceOrders? {
    guard let text = ProcessInfo.processInfo.environment[variable] else { return nil }
    unsetenv(variable)
    unsetenv("RINGS_RECORD")
    // When our parent is killed, nobody is left to stop us.
    _ = linux_die_with_parent(SIGKILL)
    return EntranceOrders(text: text)
  }

  /// Waits for the worker, writes down its end, and ends likewise.
  private static func keep(_ worker: Int32, record descriptor: Int32) -> Never {
    // The other half talks with our parent; a stream that the keeper holds would never end.
    for stream in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] { close(stream) }
    var status: Int32 = 0
    var usage = rusage()
    while wait4(worker, &status, 0, &usage) < 0, errno == EINTR {}
    let record = EntranceRecord(
      rawStatus: status,
      processorMicroseconds: microseconds(usage.ru_utime) + microseconds(usage.ru_stime),
      // Linux counts it in kilobytes.
      peakMemory: Int(usage.ru_maxrss) * 1024)
    let bytes = Array(record.text.utf8)
    _ = write(descriptor, bytes, bytes.count)
    // The status word of `wait(2)`: the signal that ended the process, or its exit code above it.
    let signal = status & 0x7f
    leave(with: signal == 0 ? (status >> 8) & 0xff : 128 + signal)
  }

  private static func lockUp(_ orders: EntranceOrders, ownProcess: Int32?) {
    // Raised by who may still open what it leaves open. A kernel that keeps no fence still filters
    // calls; `rings doctor` tells which it is.
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
      // A process of another user forgets for whom it was to die.
      _ = linux_die_with_parent(SIGKILL)
    }
    // Whoever kept us may have ended in between.
    guard getppid() == parent, limits.apply() else { leave(with: 125) }
    // Root without a sandbox would pass every file's rights, and raise its own priority.
    guard linux_drop_capabilities() == 0 else { leave(with: 125) }
    do {
      // Made here and not handed in, for it names this very process: that takes 0.3 ms, and opens no file.
      try CallFilter(mayStartProcesses: orders.mayStartProcesses, ownProcess: ownProcess).install()
    } catch {
      // Without the filter the worker must not meet a stranger.
      leave(with: 125)
    }
  }

  /// Becomes an ordinary user of its own, or nobody where a room of ours knows no other, or stays who
  /// it is where it may not: root without privileges then, whose files are behind the fence.
  private static func become(_ user: UInt32, _ limits: inout ProcessLimits) {
    if linux_become_user(user) != 0 {
      // Other jails have the same user, or the user of whoever runs this.
      limits.countsProcesses = false
      _ = linux_become_user(nobody)
    }
  }

  private static let nobody: UInt32 = 65534

  private static func microseconds(_ time: timeval) -> Int64 {
    Int64(time.tv_sec) * 1_000_000 + Int64(time.tv_usec)
  }

  /// Ends without running what a library left for the end.
  private static func leave(with code: Int32) -> Never { _exit(code) }
}
