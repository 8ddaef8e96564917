import Foundation
import Synchronization

/// The one way out: what commands print goes through here, whole, and a closed pipe ends quietly.
package enum StandardOutput {
  package static func write(_ text: String) {
    write(text, to: STDOUT_FILENO)
  }

  package static func line(_ text: String) {
    write(text + "\n", to: STDOUT_FILENO)
  }

  package static func errorLine(_ text: String) {
    write(text + "\n", to: STDERR_FILENO)
  }

  /// Text that ends its own lines, for standard error.
  package static func errorWrite(_ text: String) {
    write(text, to: STDERR_FILENO)
  }

  /// Why something meant for standard output is lost, by the number of the system's reason.
  package static var failure: Int32? { firstFailure.withLock { $0 } }

  private static let firstFailure = Mutex<Int32?>(nil)

  private static func write(_ text: String, to stream: Int32) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let written = rest.withUnsafeBytes { Foundation.write(stream, $0.baseAddress, $0.count) }
      if written >= 0 {
        rest = rest.dropFirst(written)
        continue
      }
      switch errno {
      case EINTR: continue
      case EAGAIN:
        // Somebody who shares the terminal made it a stream that does not wait.
        var ready = pollfd(fd: stream, events: Int16(POLLOUT), revents: 0)
        guard poll(&ready, 1, -1) >= 0 || errno == EINTR else { return }
      // A reader that went away (`rings list | head -1`) is no failure of ours.
      case EPIPE: return
      case let number:
        if stream == STDOUT_FILENO { firstFailure.withLock { $0 = $0 ?? number } }
        return
      }
    }
  }
}
