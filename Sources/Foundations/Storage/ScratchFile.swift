package import Foundation

/// Writes files that can be rebuilt.
///
/// Foundation waits for the disk after each file, for a millisecond or more, and a check writes a dozen
/// files. After a power failure, lost scratch files do no harm.
package enum ScratchFile {
  /// Writes a world-readable file, because sandboxes run as other users.
  ///
  /// - Throws: `CocoaError` with the file and the system's reason.
  package static func write(_ bytes: some ContiguousBytes, to file: URL) throws {
    let descriptor = open(file.path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw SystemReason.failure(at: file) }
    defer { close(descriptor) }
    // `open` applies the umask, so set the permissions again.
    fchmod(descriptor, 0o644)
    try bytes.withUnsafeBytes { buffer in
      var rest = buffer[...]
      while !rest.isEmpty {
        let written = Foundation.write(
          descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
        if written < 0, errno == EINTR { continue }
        guard written >= 0 else { throw SystemReason.failure(at: file) }
        rest = rest.dropFirst(written)
      }
    }
  }

  /// Replaces the file atomically.
  package static func replace(_ file: URL, with bytes: some ContiguousBytes) throws {
    let draft = file.deletingLastPathComponent().appending(
      path: ".\(file.lastPathComponent)-\(UUID().uuidString)")
    do {
      try write(bytes, to: draft)
      guard rename(draft.path, file.path) == 0 else { throw SystemReason.failure(at: file) }
    } catch {
      unlink(draft.path)
      throw error
    }
  }
}
