import Synchronization

/// A limit on the bytes of untrusted source that a verdict reads for quotes and suggestions.
///
/// A file may have thousands of errors, and each error may require reading everything before it.
package final class ReadingBudget: Sendable {
  /// The current task's budget; nil for no limit.
  @TaskLocal package static var current: ReadingBudget?

  private let left: Mutex<Int>

  package init(bytes: Int = 32 << 20) { left = Mutex(bytes) }

  /// Deducts bytes from the budget; returns false if too few are left.
  package func take(_ bytes: Int) -> Bool {
    left.withLock { left in
      guard bytes <= left else { return false }
      left -= bytes
      return true
    }
  }

  /// Returns whether the current budget allows reading this many bytes, and deducts them if so.
  package static func allows(_ bytes: Int) -> Bool { current?.take(bytes) ?? true }
}
