package import Foundation
package import Jailing
package import Processes
import WorkerProtocol

/// A sandboxed process that communicates in frames.
package actor FramedProcess {
  private let process: JailedProcess
  private var decoder = FrameDecoder()

  package init(_ process: JailedProcess) {
    self.process = process
  }

  package func send(_ message: some Encodable & Sendable) async throws {
    try await send(payload: Frame.payload(of: message))
  }

  package func send(payload: Data) async throws {
    // The process also serves later work, so the deadline applies to `receive`.
    process.startClock(until: nil)
    try await process.input.write([UInt8](Frame.encode(payload)))
  }

  /// Returns the next payload, or stops the process after `limit`.
  ///
  /// The limit doesn't include the time in which other programs keep a ready process from the processor, up
  /// to a maximum. Cancellation also stops the process.
  ///
  /// - Parameter deadline: A deadline in addition to `limit`.
  package func receive(
    within limit: Duration, until deadline: Deadline? = nil
  ) async throws -> Data {
    try await withTaskCancellationHandler {
      try await nextPayload(within: limit, until: deadline)
    } onCancel: {
      process.stop()
    }
  }

  private func nextPayload(within limit: Duration, until deadline: Deadline?) async throws -> Data {
    if let payload = try decoder.next() { return payload }
    let alarm = process.stopping(
      after: limit, atMost: limit * JailedProcess.mostTimes, until: deadline)
    defer { alarm.cancel() }
    while true {
      let bytes = try await process.output.read(upTo: 1 << 16)
      guard !bytes.isEmpty else {
        try decoder.finish()
        throw FrameError.closed
      }
      decoder.append(bytes)
      if let payload = try decoder.next() { return payload }
    }
  }

  package func receive<Message: Decodable & Sendable>(
    _ type: Message.Type, within limit: Duration, until deadline: Deadline? = nil
  ) async throws -> Message {
    try Frame.message(type, in: await receive(within: limit, until: deadline))
  }

  /// Waits for the greeting of a new process and checks its version.
  package func awaitGreeting(
    role: String, within limit: Duration, until deadline: Deadline? = nil
  ) async throws {
    let greeting = try await receive(WorkerGreeting.self, within: limit, until: deadline)
    guard greeting.version == WorkerGreeting.currentVersion, greeting.role == role else {
      throw FrameError.garbled(
        """
        the \(greeting.role) uses version \(greeting.version) of the protocol, not \
        \(WorkerGreeting.currentVersion): rebuild Rings
        """)
    }
  }

  /// Stops the process if it still runs, and returns its report.
  package func end() async throws -> JailReport {
    process.stop()
    return try await process.end()
  }

  /// Waits for the process to end, and stops it after `limit`.
  package func report(
    within limit: Duration, until deadline: Deadline? = nil
  ) async throws -> JailReport {
    let alarm = process.stopping(after: limit, until: deadline)
    defer { alarm.cancel() }
    return try await process.end()
  }
}
