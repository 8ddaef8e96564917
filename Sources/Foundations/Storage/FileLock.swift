import Foundation

/// A lock among processes that is held as long as this object lives, and dies with the process.
package final class FileLock: Sendable {
  private let descriptor: Int32

  /// Waits for the lock without holding a thread: whoever has it may need that thread to go on.
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
