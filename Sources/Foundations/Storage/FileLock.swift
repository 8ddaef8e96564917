import Foundation

/// A lock between processes, held for the lifetime of this object or until the process ends.
package final class FileLock: Sendable {
  private let descriptor: Int32

  /// Waits for the lock without blocking a thread, which the lock's owner may need to continue.
  package init(path: String) async throws {
    descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else {
      throw UnwritableFolder(reason: String(cString: strerror(errno)))
    }
    while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
      try await Task.sleep(for: .milliseconds(20))
    }
  }

  deinit { close(descriptor) }
}
