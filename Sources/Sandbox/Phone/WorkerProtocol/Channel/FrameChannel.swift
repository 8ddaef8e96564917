package import Foundation
import Glibc

/// A channel for frames over two file descriptors, with blocking calls for one reader and writer.
///
/// The worker and the check process use it because they wait for nothing else; the judge uses it on a
/// separate thread.
package final class FrameChannel {
  private let input: Int32
  private let output: Int32
  private var decoder: FrameDecoder
  private let limit: Int

  /// Creates a channel; the owner of `input` and `output` must close them.
  package init(input: Int32, output: Int32, limit: Int = Frame.maximumLength) {
    self.input = input
    self.output = output
    self.limit = limit
    decoder = FrameDecoder(limit: limit)
  }

  /// Returns the next payload; waits for it, at most `seconds` if given.
  package func receive(within seconds: Double? = nil) throws(FrameError) -> Data {
    let deadline = seconds.map { MonotonicClock.now + $0 }
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      if let payload = try decoder.next() { return payload }
      if let deadline, let seconds { try wait(for: input, until: deadline, allowed: seconds) }
      let count = read(input, &bytes, bytes.count)
      if count > 0 {
        decoder.append(bytes[..<count])
      } else if count == 0 {
        try decoder.finish()
        throw .closed
      } else if errno != EINTR {
        throw .system(operation: "read", code: errno)
      }
    }
  }

  /// Returns the next message; waits for it like `receive(within:)`.
  ///
  /// - Throws: `FrameError`; `.garbled` if the frame contains something else.
  package func receive<Message: Decodable>(
    _ type: Message.Type, within seconds: Double? = nil
  ) throws(FrameError) -> Message {
    try Frame.message(type, in: receive(within: seconds))
  }

  /// Writes a message as one frame; returns when all of it is written.
  ///
  /// - Throws: `FrameError`; `.closed` if the reader is gone.
  package func send(_ message: some Encodable) throws(FrameError) {
    try send(payload: Frame.payload(of: message))
  }

  /// Writes an already encoded payload.
  package func send(payload: Data) throws(FrameError) {
    let frame = [UInt8](try Frame.encode(payload, limit: limit))
    var written = 0
    while written < frame.count {
      let count = frame[written...].withUnsafeBytes { write(output, $0.baseAddress, $0.count) }
      if count >= 0 {
        written += count
      } else if errno == EPIPE {
        throw .closed
      } else if errno != EINTR {
        throw .system(operation: "write", code: errno)
      }
    }
  }

  private func wait(for descriptor: Int32, until deadline: Double, allowed: Double)
    throws(FrameError)
  {
    while true {
      let left = deadline - MonotonicClock.now
      guard left > 0 else { throw .timedOut(allowed) }
      var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      let ready = poll(&entry, 1, Int32(min(left * 1000 + 1, 1_000_000)))
      if ready > 0 { return }
      if ready < 0, errno != EINTR { throw .system(operation: "poll", code: errno) }
    }
  }
}
