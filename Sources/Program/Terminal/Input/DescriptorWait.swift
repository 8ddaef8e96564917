import Dispatch
import Glibc

/// Waits for input on several descriptors without blocking other tasks.
package enum DescriptorWait {
  private static let queue = DispatchQueue(label: "rings.terminal.wait")

  /// Returns the descriptors that became readable or ended; an empty set after a timeout.
  ///
  /// - Parameter milliseconds: The timeout; nil to wait forever.
  package static func readable(
    among descriptors: [Int32], milliseconds: Int? = nil
  ) async -> Set<Int32> {
    await withCheckedContinuation { continuation in
      queue.async {
        continuation.resume(returning: blocking(descriptors, milliseconds: milliseconds))
      }
    }
  }

  /// Waits like `readable(among:milliseconds:)`, but blocks the calling thread.
  package static func blocking(_ descriptors: [Int32], milliseconds: Int? = nil) -> Set<Int32> {
    var polled = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    let timeout = milliseconds.map { Int32(clamping: $0) } ?? -1
    while true {
      let count = poll(&polled, nfds_t(polled.count), timeout)
      if count < 0, errno == EINTR { continue }
      let ended = Int16(POLLIN | POLLHUP | POLLERR | POLLNVAL)
      return Set(polled.filter { $0.revents & ended != 0 }.map(\.fd))
    }
  }
}
