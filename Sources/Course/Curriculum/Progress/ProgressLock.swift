import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// An advisory lock that prevents simultaneous changes by two sessions.
///
/// The system releases it when a process ends.
enum ProgressLock {
  /// Runs `work` while holding the lock on `file`, which is created if it's missing.
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
