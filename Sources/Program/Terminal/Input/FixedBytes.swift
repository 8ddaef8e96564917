import Glibc

/// A few bytes for standard output at a place that never moves, so that a signal handler can write them.
///
/// They are filled while no handler is installed that would read them.
final class FixedBytes: @unchecked Sendable {
  private static let most = 256
  private let bytes = UnsafeMutablePointer<UInt8>.allocate(capacity: FixedBytes.most)
  private var count = 0

  deinit { bytes.deallocate() }

  /// Takes a text of at most 256 bytes; of a longer one nothing, since half a sequence would be garbage.
  func fill(with text: String) {
    count = 0
    guard text.utf8.count <= Self.most else { return }
    for byte in text.utf8 {
      bytes[count] = byte
      count += 1
    }
  }

  /// Writes them; safe inside a signal handler.
  func write() {
    if count > 0 { _ = Glibc.write(STDOUT_FILENO, bytes, count) }
  }
}
