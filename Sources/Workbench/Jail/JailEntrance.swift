import CLinux
import Foundation

/// The way by which our own worker comes into the jail, before it touches anything of a stranger's.
///
/// It splits the process: a keeper that waits and writes down how the other half ended, and the
/// worker, which then can start no process, run no program, and signal nobody but itself.
package enum JailEntrance {
  /// The variable by which the jail tells the worker on which descriptor the keeper writes.
  static let variable = "RINGS_ENTRANCE"

  /// Enters the jail's inner room, if the process was started in a jail; returns in the worker only.
  ///
  /// It must be called first of all: a process with threads cannot be split.
  package static func enter() {
    guard let place = ProcessInfo.processInfo.environment[variable],
      let descriptor = Int32(place)
    else { return }
    unsetenv(variable)
    // Whatever the same user runs later cannot read this process's memory or take its descriptors.
    _ = linux_forbid_inspection()
    let worker = linux_fork()
    switch worker {
    case 0:
      _ = linux_die_with_parent(SIGKILL)
      close(descriptor)
      lockUp()
    case 1...:
      keep(worker, record: descriptor)
    default:
      leave(with: 125)
    }
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
    switch ProcessEnd(rawStatus: status) {
    case .exited(let code): leave(with: code)
    case .signalled(let signal): leave(with: 128 + signal)
    }
  }

  private static func lockUp() {
    guard linux_forbid_new_privileges() == 0,
      let filter = CallFilter(
        architecture: CallFilter.hostArchitecture, mayStartProcesses: false,
        ownProcess: getpid())
    else { leave(with: 125) }
    let bytes = filter.bytes
    let installed = bytes.withUnsafeBytes {
      linux_filter_calls($0.baseAddress, UInt16(filter.instructions.count))
    }
    // Without the filter the worker must not meet a stranger.
    guard installed == 0 else { leave(with: 125) }
  }

  private static func microseconds(_ time: timeval) -> Int64 {
    Int64(time.tv_sec) * 1_000_000 + Int64(time.tv_usec)
  }

  /// Ends without running what a library left for the end.
  private static func leave(with code: Int32) -> Never { _exit(code) }
}
