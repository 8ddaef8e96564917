import Foundation
import Synchronization

/// Writes the output of all commands in full, and ignores a closed pipe.
package enum StandardOutput {
  package static func write(_ text: String) { write(Array(text.utf8)) }

  package static func write(_ bytes: [UInt8]) { write(bytes, to: STDOUT_FILENO) }

  package static func line(_ text: String) {
    write(text + "\n")
  }

  package static func errorLine(_ text: String) {
    errorWrite(text + "\n")
  }

  /// Writes text with its own newlines to standard error.
  package static func errorWrite(_ text: String) { errorWrite(Array(text.utf8)) }

  package static func errorWrite(_ bytes: [UInt8]) { write(bytes, to: STDERR_FILENO) }

  /// The `errno` of the first failed write to standard output.
  package static var failure: Int32? { firstFailure.withLock { $0 } }

  private static let firstFailure = Mutex<Int32?>(nil)

  private static func write(_ bytes: [UInt8], to stream: Int32) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let written = rest.withUnsafeBytes { Foundation.write(stream, $0.baseAddress, $0.count) }
      if written >= 0 {
        rest = rest.dropFirst(written)
        continue
      }
      switch errno {
      case EINTR: continue
      case EAGAIN:
        // A program that shares the terminal made the stream nonblocking.
        var ready = pollfd(fd: stream, events: Int16(POLLOUT), revents: 0)
        guard poll(&ready, 1, -1) >= 0 || errno == EINTR else { return }
      // A reader that goes away (`rings list | head -1`) isn't a failure.
      case EPIPE: return
      case let number:
        if stream == STDOUT_FILENO { firstFailure.withLock { $0 = $0 ?? number } }
        return
      }
    }
  }
}
