import Foundation
import Glibc
import WorkerProtocol
import Testing

struct FrameChannelTests {
  @Test func aMessagePassesThroughAPipe() throws {
    let pipe = Pipe()
    let channel = FrameChannel(
      input: pipe.fileHandleForReading.fileDescriptor,
      output: pipe.fileHandleForWriting.fileDescriptor)
    try channel.send(WorkerGreeting(role: "worker"))
    #expect(try channel.receive(WorkerGreeting.self) == WorkerGreeting(version: 1, role: "worker"))
  }

  @Test func aClosedPipeDiffersFromATruncatedFrame() throws {
    let quiet = Pipe()
    try quiet.fileHandleForWriting.close()
    let channel = FrameChannel(input: quiet.fileHandleForReading.fileDescriptor, output: -1)
    #expect(throws: FrameError.closed) { try channel.receive() }

    let cut = Pipe()
    try cut.fileHandleForWriting.write(contentsOf: [0, 0, 0, 8, 1, 2, 3])
    try cut.fileHandleForWriting.close()
    let other = FrameChannel(input: cut.fileHandleForReading.fileDescriptor, output: -1)
    #expect(throws: FrameError.cutShort(missing: 5)) { try other.receive() }
  }

  @Test func silenceEndsTheWait() {
    let pipe = Pipe()
    let channel = FrameChannel(input: pipe.fileHandleForReading.fileDescriptor, output: -1)
    #expect(throws: FrameError.timedOut(0.01)) { try channel.receive(within: 0.01) }
    withExtendedLifetime(pipe) {}
  }
}
