import Dispatch
import Glibc

/// Waiting for input on several descriptors at once, without holding up other tasks.
package enum DescriptorWait {
  private static let queue = DispatchQueue(label: "rings.terminal.wait")

  /// The descriptors that became readable or ended; none when `milliseconds` passed before.
  ///
  /// - Parameter milliseconds: How long to wait; nil waits for ever.
  package static func readable(
    among descriptors: [Int32], milliseconds: Int? = nil
  ) async -> Set<Int32> {
    await withCheckedContinuation { continuation in
      queue.async {
        continuation.resume(returning: blocking(descriptors, milliseconds: milliseconds))
      }
    }
  }

  /// The same on the calling thread.
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
