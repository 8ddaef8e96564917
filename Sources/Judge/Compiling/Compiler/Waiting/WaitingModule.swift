import Foundation
import Storage
import Synchronization

/// The module that a warm compiler waits for.
///
/// The compiler imports it last, and its file is a pipe until the bytes are written. When the compiler opens
/// the file, it has loaded all other modules but hasn't read the learner's files.
final class WaitingModule: Sendable {
  static let module = "RingsGate"

  let folder: URL
  private let bytes: Data
  private let file: URL
  /// The pipe, until it's closed.
  private let descriptor: Mutex<Int32?>

  /// Creates the pipe in a folder.
  ///
  /// - Parameter module: The bytes of a module without declarations.
  init(in folder: URL, module: Data) throws {
    self.folder = folder
    bytes = module
    file = folder.appending(path: "\(Self.module).swiftmodule")
    try ReadableFolder.make(folder)
    guard mkfifo(file.path, 0o644) == 0 else { throw Self.refusal(SystemReason.failure(at: file)) }
    // The process's umask may have removed permissions.
    chmod(file.path, 0o644)
    // Open for reading and writing, so that the reader's `open` returns at once and its `read` waits.
    let pipe = Foundation.open(file.path, O_RDWR | O_NONBLOCK | O_CLOEXEC)
    guard pipe >= 0 else { throw Self.refusal(SystemReason.failure(at: file)) }
    descriptor = Mutex(pipe)
  }

  deinit { descriptor.withLock { $0.map { _ = close($0) } } }

  /// Lets the compiler continue, whether or not it has reached the gate; call once.
  func open() throws {
    // A compiler that opens the module later finds a plain file. A compiler that's already waiting reads the
    // same bytes from the pipe.
    do {
      try ScratchFile.replace(file, with: bytes)
    } catch {
      throw Self.refusal(error)
    }
    let isWritten = descriptor.withLock { pipe in
      guard let open = pipe else { return false }
      // The compiler reads to the end of the stream, so close the pipe after writing.
      defer { close(open) }
      pipe = nil
      return bytes.withUnsafeBytes { write(open, $0.baseAddress, $0.count) } == bytes.count
    }
    guard isWritten else {
      throw CompilerError.noOutput(reason: "\(file.lastPathComponent) is incomplete")
    }
  }

  private static func refusal(_ error: any Error) -> UnwritableFolder {
    UnwritableFolder(reason: SystemReason.text(of: error))
  }
}
