import Foundation
import WorkerProtocol

/// A channel to the judge that several threads share; each frame is written whole.
final class SharedChannel: @unchecked Sendable {
  private let lock = NSLock()
  private let channel: FrameChannel

  init(output: Int32) { channel = FrameChannel(input: -1, output: output) }

  func send(_ message: some Encodable) throws(FrameError) {
    try send(payload: Frame.payload(of: message))
  }

  func send(payload: Data) throws(FrameError) {
    lock.lock()
    defer { lock.unlock() }
    try channel.send(payload: payload)
  }
}
