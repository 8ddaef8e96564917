import CLinux
import Foundation
import Synchronization

/// What every program takes for granted about its process, and what whoever started it may have changed.
enum ProcessStart {
  /// Repairs what can be repaired before a command does anything.
  static func settle() {
    // The next file opened would be standard output, and get what is meant for the reader.
    for stream in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO]
    where fcntl(stream, F_GETFD) < 0 && errno == EBADF {
      // Whoever closed standard output learns that the output is lost, as on a full disk.
      _ = open("/dev/null", stream == STDOUT_FILENO ? O_RDONLY : O_RDWR)
    }
    // A reader that goes away (`rings list | head -1`) ends a write, not the program.
    signal(SIGPIPE, SIG_IGN)
    // A process that ignores this signal never learns how the programs that it started ended.
    signal(SIGCHLD, SIG_DFL)
    raiseOpenFiles()
  }

  /// Raises the limit of open files as far as allowed, up to what several jails at once need.
  private static func raiseOpenFiles() {
    var limit = rlimit()
    guard linux_present_limit(openFiles, &limit) == 0 else { return }
    let wanted = min(UInt64(limit.rlim_max), 1024)
    guard UInt64(limit.rlim_cur) < wanted else { return }
    _ = linux_limit(openFiles, wanted, UInt64(limit.rlim_max))
  }

  /// The kernel's number of the limit (asm-generic/resource.h).
  private static let openFiles: Int32 = 7

  /// Makes sure that the threads that tasks need can be started: without them they wait for ever.
  static func requireThreads(_ wanted: Int = 16) throws(ProcessStartError) {
    let gate = DispatchSemaphore(value: 0)
    var threads: [pthread_t] = []
    defer {
      for _ in threads { gate.signal() }
      for thread in threads { pthread_join(thread, nil) }
    }
    while threads.count < wanted {
      var thread = pthread_t()
      let waiting = Unmanaged.passRetained(gate)
      let refusal = pthread_create(
        &thread, nil,
        { gate in
          gate.map { Unmanaged<DispatchSemaphore>.fromOpaque($0).takeRetainedValue().wait() }
          return nil
        }, waiting.toOpaque())
      guard refusal == 0 else {
        waiting.release()
        throw .fewThreads(threads.count, wanted: wanted)
      }
      threads.append(thread)
    }
  }
}

/// Why no command can be carried out in this process.
enum ProcessStartError: Error, Equatable, CustomStringConvertible {
  /// How many threads could be started beside the first.
  case fewThreads(Int, wanted: Int)

  /// There are no arguments, not even the program's name.
  case noArguments

  /// What was to be printed is lost, and why.
  case outputLost(errorNumber: Int32)

  var description: String {
    switch self {
    case .fewThreads(let possible, let wanted):
      "Only \(possible) more threads can be started here, and Rings needs \(wanted). End other "
        + "programs of yours, or raise the limit on processes (`prlimit --nproc`, or the container's)."
    case .noArguments:
      "There is no /proc, from which programs learn on Linux what was typed. Mount it: "
        + "`mount -t proc proc /proc`."
    case .outputLost(let number):
      "The output could not be written: \(String(cString: strerror(number)))."
    }
  }
}
