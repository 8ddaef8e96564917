import Foundation
import Storage
import Synchronization

/// The module at which a compiler waits: it imports it last, and the module's file is a pipe until it is written.
///
/// When the compiler opens the file, it has loaded every module before it and has not looked at the learner's files.
/// The module's bytes let it go on.
final class CompilerGate: Sendable {
  static let module = "RingsGate"

  let folder: URL
  private let bytes: Data
  private let file: URL
  /// The pipe, until it is closed.
  private let descriptor: Mutex<Int32?>

  /// Makes the pipe in a folder.
  ///
  /// - Parameter module: The bytes of a module without declarations.
  init(in folder: URL, module: Data) throws {
    self.folder = folder
    bytes = module
    file = folder.appending(path: "\(Self.module).swiftmodule")
    try ReadableFolder.make(folder)
    guard mkfifo(file.path, 0o644) == 0 else { throw Self.refusal(SystemReason.failure(at: file)) }
    // The process's mask may have taken bits away.
    chmod(file.path, 0o644)
    // Open at both ends: the reader's opening succeeds at once and its reading waits.
    let pipe = Foundation.open(file.path, O_RDWR | O_NONBLOCK | O_CLOEXEC)
    guard pipe >= 0 else { throw Self.refusal(SystemReason.failure(at: file)) }
    descriptor = Mutex(pipe)
  }

  deinit { descriptor.withLock { $0.map { _ = close($0) } } }

  /// Lets the compiler go on, whether it has come to the gate already or not; once.
  func open() throws {
    // A compiler that comes later finds a plain file; one that waits at the pipe gets the same bytes from there.
    do {
      try ScratchFile.replace(file, with: bytes)
    } catch {
      throw Self.refusal(error)
    }
    let isWritten = descriptor.withLock { pipe in
      guard let open = pipe else { return false }
      // The end of the stream is what the compiler reads up to.
      defer { close(open) }
      pipe = nil
      return bytes.withUnsafeBytes { write(open, $0.baseAddress, $0.count) } == bytes.count
    }
    guard isWritten else {
      throw CompilerError.noOutput(reason: "\(file.lastPathComponent) was not written whole")
    }
  }

  private static func refusal(_ error: any Error) -> UnwritableFolder {
    UnwritableFolder(reason: SystemReason.text(of: error))
  }
}
