import Foundation
import Synchronization

/// Where a compiler waits: a module that it imports last and that is not there yet.
///
/// The module's place is a pipe. Opening it, the compiler has loaded every module before it and has
/// not looked at the learner's files; the module's bytes let it go on.
final class CompilerGate: Sendable {
  static let module = "RingsGate"

  let folder: URL
  private let bytes: Data
  /// The pipe, until it is closed.
  private let descriptor: Mutex<Int32?>

  private var place: String { folder.appending(path: "\(Self.module).swiftmodule").path }

  /// - Parameter module: the bytes of a module without declarations.
  init(in folder: URL, module: Data) throws {
    self.folder = folder
    bytes = module
    try ReadableFolder.make(folder)
    let place = folder.appending(path: "\(Self.module).swiftmodule").path
    guard mkfifo(place, 0o644) == 0 else {
      throw JailError.noFolder(reason: String(cString: strerror(errno)))
    }
    // Open at both ends: the compiler's opening succeeds at once and its reading waits.
    let pipe = Foundation.open(place, O_RDWR | O_NONBLOCK | O_CLOEXEC)
    guard pipe >= 0 else {
      throw JailError.noFolder(reason: String(cString: strerror(errno)))
    }
    descriptor = Mutex(pipe)
  }

  deinit { descriptor.withLock { $0.map { _ = close($0) } } }

  /// Lets the compiler go on, whether it has come to the gate already or not.
  func open() throws {
    // Who comes later finds a plain file; who waits at the pipe gets the same bytes from there.
    let draft = folder.appending(path: "draft").path
    try ScratchFile.write(bytes, to: URL(filePath: draft))
    guard rename(draft, place) == 0 else {
      throw JailError.noFolder(reason: String(cString: strerror(errno)))
    }
    let isWritten = descriptor.withLock { pipe in
      guard let open = pipe else { return false }
      // The end of the stream is what the compiler reads up to.
      defer { close(open) }
      pipe = nil
      return bytes.withUnsafeBytes { write(open, $0.baseAddress, $0.count) } == bytes.count
    }
    guard isWritten else {
      throw CompilerError.noOutput(reason: "the compiler's gate did not open")
    }
  }
}
