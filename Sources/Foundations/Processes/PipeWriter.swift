import Dispatch
import Glibc
import Synchronization

/// The write end of a pipe, written without blocking the caller's thread.
package final class PipeWriter: Sendable {
  private let descriptor: Int32
  private let isClosing = Atomic(false)
  private let isShut = Atomic(false)
  private let queue = DispatchQueue(label: "rings.pipe.writer")

  /// The interval in milliseconds at which a waiting writer checks for `close`.
  private static let attention: Int32 = 50

  /// The number of bytes that a ready pipe accepts without blocking (`PIPE_BUF`).
  private static let portion = 4096

  /// Ignores SIGPIPE; otherwise, writing to a pipe whose reader has ended would kill our process.
  private static let brokenPipesAreErrors: Void = { _ = Glibc.signal(SIGPIPE, SIG_IGN) }()

  init(descriptor: Int32) {
    _ = Self.brokenPipesAreErrors
    self.descriptor = descriptor
  }

  deinit {
    if !isShut.load(ordering: .acquiring) { Glibc.close(descriptor) }
  }

  package func write(_ bytes: [UInt8]) async throws {
    try await withCheckedThrowingContinuation {
      (continuation: CheckedContinuation<Void, any Error>) in
      queue.async { continuation.resume(with: Result { try self.writeNow(bytes) }) }
    }
  }

  /// Cancels the current write, then closes the pipe.
  package func close() {
    isClosing.store(true, ordering: .relaxed)
    queue.async {
      if !self.isShut.exchange(true, ordering: .acquiringAndReleasing) {
        Glibc.close(self.descriptor)
      }
    }
  }

  private func writeNow(_ bytes: [UInt8]) throws(ProcessError) {
    var rest = bytes[...]
    var ready = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    while !rest.isEmpty {
      if isClosing.load(ordering: .relaxed) { throw .pipeBroken(errorNumber: EPIPE) }
      guard poll(&ready, 1, Self.attention) > 0 else { continue }
      let written = rest.prefix(Self.portion).withUnsafeBytes {
        Glibc.write(descriptor, $0.baseAddress, $0.count)
      }
      if written < 0, errno == EINTR { continue }
      guard written > 0 else { throw .pipeBroken(errorNumber: errno) }
      rest = rest.dropFirst(written)
    }
  }
}
