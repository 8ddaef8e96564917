import Glibc

/// A few bytes for standard output at a fixed address, so that a signal handler can write them.
///
/// They only change while no handler that reads them is installed.
final class FixedBytes: @unchecked Sendable {
  private static let most = 256
  private let bytes = UnsafeMutablePointer<UInt8>.allocate(capacity: FixedBytes.most)
  private var count = 0

  deinit { bytes.deallocate() }

  /// Stores text of at most 256 bytes.
  ///
  /// Longer text is dropped, since half an escape sequence would print garbage.
  func fill(with text: String) {
    count = 0
    guard text.utf8.count <= Self.most else { return }
    for byte in text.utf8 {
      bytes[count] = byte
      count += 1
    }
  }

  /// Writes the bytes; safe in a signal handler.
  func write() {
    if count > 0 { _ = Glibc.write(STDOUT_FILENO, bytes, count) }
  }
}
