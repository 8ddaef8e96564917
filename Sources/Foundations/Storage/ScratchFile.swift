package import Foundation

/// A file that can be made again.
///
/// Foundation waits for the disk after each file that it writes, which takes from one millisecond to
/// many, and a verdict writes a dozen; what a machine that stops loses of these, nobody misses.
package enum ScratchFile {
  /// Writes the file, or writes it anew, for everybody to read: jails run under users of their own.
  ///
  /// - Throws: `CocoaError` with the file and the system's reason.
  package static func write(_ bytes: some ContiguousBytes, to file: URL) throws {
    let descriptor = open(file.path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw SystemReason.failure(at: file) }
    defer { close(descriptor) }
    // Whatever the process's mask took away.
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

  /// Writes the file so that readers see the old one or the new one, never a part.
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
