import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Keeps two sessions from changing a file at once: an advisory lock that dies with its process.
enum ProgressLock {
  /// Runs `work` while no other process holds the lock on `file`, which is created when missing.
  static func withLock<Value>(
    on file: URL, _ work: () throws(CurriculumError) -> Value
  ) throws(CurriculumError) -> Value {
    let descriptor = open(file.path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else {
      throw .unwritable(path: file.deletingLastPathComponent().path, reason: SystemError.latest)
    }
    defer { close(descriptor) }
    while flock(descriptor, LOCK_EX) != 0 {
      guard errno == EINTR else {
        throw .unwritable(path: file.path, reason: SystemError.latest)
      }
    }
    return try work()
  }
}
