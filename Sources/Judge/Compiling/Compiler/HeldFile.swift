import Foundation
import Storage
import Synchronization

/// A file for whose contents its reader waits: a pipe, until it is written.
final class HeldFile: Sendable {
  private let file: URL
  /// The pipe, until it is closed.
  private let descriptor: Mutex<Int32?>

  init(at file: URL) throws {
    self.file = file
    guard mkfifo(file.path, 0o644) == 0 else { throw Self.refusal(SystemReason.failure(at: file)) }
    // Whatever the process's mask took away.
    chmod(file.path, 0o644)
    // Open at both ends: the reader's opening succeeds at once and its reading waits.
    let pipe = Foundation.open(file.path, O_RDWR | O_NONBLOCK | O_CLOEXEC)
    guard pipe >= 0 else { throw Self.refusal(SystemReason.failure(at: file)) }
    descriptor = Mutex(pipe)
  }

  deinit { descriptor.withLock { $0.map { _ = close($0) } } }

  /// Gives the reader the contents, whether it has opened the file already or not; once, and no more
  /// than a pipe holds.
  func write(_ bytes: Data) throws {
    // Who comes later finds a plain file; who waits at the pipe gets the same bytes from there.
    do {
      try ScratchFile.replace(file, with: bytes)
    } catch {
      throw Self.refusal(error)
    }
    let isWritten = descriptor.withLock { pipe in
      guard let open = pipe else { return false }
      // The end of the stream is what the reader reads up to.
      defer { close(open) }
      pipe = nil
      return bytes.withUnsafeBytes { Foundation.write(open, $0.baseAddress, $0.count) }
        == bytes.count
    }
    guard isWritten else {
      throw CompilerError.noOutput(reason: "\(file.lastPathComponent) was not written whole")
    }
  }

  private static func refusal(_ error: any Error) -> UnwritableFolder {
    UnwritableFolder(reason: SystemReason.text(of: error))
  }
}
