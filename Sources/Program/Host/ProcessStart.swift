import CLinux
import Foundation
import Sentences
import Synchronization

/// Repairs process state that a parent process may have changed.
package enum ProcessStart {
  /// Repairs the process state; call it before anything else.
  package static func settle() {
    // Reopen closed standard streams; otherwise the next opened file would receive the output.
    for stream in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO]
    where fcntl(stream, F_GETFD) < 0 && errno == EBADF {
      // Standard output becomes read-only, so that writing fails as on a full disk.
      _ = open("/dev/null", stream == STDOUT_FILENO ? O_RDONLY : O_RDWR)
    }
    // If the reader goes away (`rings list | head -1`), the write fails but the program continues.
    signal(SIGPIPE, SIG_IGN)
    // If this signal is ignored, a process can't learn how its child processes ended.
    signal(SIGCHLD, SIG_DFL)
    raiseOpenFiles()
  }

  /// Raises the open-file limit as far as allowed, up to the need of several sandboxes at once.
  private static func raiseOpenFiles() {
    var limit = rlimit()
    guard linux_present_limit(openFiles, &limit) == 0 else { return }
    let wanted = min(UInt64(limit.rlim_max), 1024)
    guard UInt64(limit.rlim_cur) < wanted else { return }
    _ = linux_limit(openFiles, wanted, UInt64(limit.rlim_max))
  }

  /// The kernel's number of the open-file limit (asm-generic/resource.h).
  private static let openFiles: Int32 = 7

  /// Checks that enough threads can be started; without them, tasks would wait forever.
  package static func requireThreads(_ wanted: Int = 16) throws(ProcessStartError) {
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

package enum ProcessStartError: SpokenError, Equatable {
  /// The number of additional threads that could be started.
  case fewThreads(Int, wanted: Int)

  /// There are no arguments, not even the program's name.
  case noArguments

  case outputLost(errorNumber: Int32)

  var sentence: Sentence {
    switch self {
    case .fewThreads(let possible, let wanted):
      return Sentence(
        """
        Rings can start only \(possible) more threads here, but needs \(wanted). Quit other \
        programs, or raise the process limit (with `prlimit --nproc`, or in the container's \
        settings).
        """,
        ko: """
          여기서는 스레드를 \(possible)개만 더 시작할 수 있는데, \(wanted)개가 필요해요. 다른 프로그램을 \
          끝내거나 프로세스 제한(`prlimit --nproc` 또는 컨테이너의 제한)을 늘리세요.
          """)
    case .noArguments:
      return Sentence(
        """
        There's no /proc, from which programs on Linux read their arguments. Mount it: `mount -t \
        proc proc /proc`.
        """,
        ko: """
          /proc 폴더가 없어요. Linux의 프로그램은 입력한 인자를 /proc 폴더에서 읽어요. `mount -t proc proc /proc` \
          명령으로 마운트하세요.
          """)
    case .outputLost(let number):
      let reason = String(cString: strerror(number))
      return Sentence(
        "Can't write the output: \(reason).", ko: "출력을 쓰지 못했어요: \(reason).")
    }
  }
}
