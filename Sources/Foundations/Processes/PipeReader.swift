import Dispatch
import Glibc
import Synchronization

/// The read end of a pipe, read without blocking the caller's thread.
package final class PipeReader: Sendable {
  private let descriptor: Int32
  private let isClosed = Atomic(false)
  private let queue = DispatchQueue(label: "rings.pipe.reader")

  /// The interval in milliseconds at which a waiting reader checks for `close`.
  private static let attention: Int32 = 50

  /// Takes ownership of the descriptor.
  package init(descriptor: Int32) { self.descriptor = descriptor }

  deinit { Glibc.close(descriptor) }

  /// Reads at most `count` bytes; returns an empty array at the end of the stream and after `close`.
  package func read(upTo count: Int) async throws -> [UInt8] {
    try await withCheckedThrowingContinuation { continuation in
      queue.async { continuation.resume(with: Result { try self.readNow(upTo: count) }) }
    }
  }

  /// Reads exactly `count` bytes, or returns `nil` if the stream ends before the first byte.
  package func read(exactly count: Int) async throws -> [UInt8]? {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(count)
    while bytes.count < count {
      let more = try await read(upTo: count - bytes.count)
      if more.isEmpty {
        if bytes.isEmpty { return nil }
        throw ProcessError.pipeBroken(errorNumber: EPIPE)
      }
      bytes += more
    }
    return bytes
  }

  /// Ends all reads, including a waiting read; the descriptor closes when the reader is deallocated.
  package func close() { isClosed.store(true, ordering: .relaxed) }

  private func readNow(upTo count: Int) throws(ProcessError) -> [UInt8] {
    // A process that escaped may hold the other end open forever, so wait in short intervals.
    var ready = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    while true {
      if isClosed.load(ordering: .relaxed) { return [] }
      let answer = poll(&ready, 1, Self.attention)
      if answer > 0 { break }
      if answer < 0, errno != EINTR { throw .pipeBroken(errorNumber: errno) }
    }
    var failure: Int32 = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
      var length = Glibc.read(descriptor, buffer.baseAddress, count)
      while length < 0, errno == EINTR {
        length = Glibc.read(descriptor, buffer.baseAddress, count)
      }
      if length < 0 { failure = errno }
      initialized = max(0, length)
    }
    guard failure == 0 else { throw .pipeBroken(errorNumber: failure) }
    return bytes
  }
}
