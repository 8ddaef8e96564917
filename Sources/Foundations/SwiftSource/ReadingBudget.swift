import Synchronization

/// How many bytes of a stranger's are looked at for one verdict where nothing but comfort depends on it:
/// lines to quote, suggestions to shorten.
///
/// A file may have thousands of errors, each of which asks for a look at all that stands before it.
package final class ReadingBudget: Sendable {
  /// That of what is being done; nil where nobody counts.
  @TaskLocal package static var current: ReadingBudget?

  private let left: Mutex<Int>

  package init(bytes: Int = 32 << 20) { left = Mutex(bytes) }

  /// Takes bytes from what may still be looked at; false where there are not so many left.
  package func take(_ bytes: Int) -> Bool {
    left.withLock { left in
      guard bytes <= left else { return false }
      left -= bytes
      return true
    }
  }

  /// Whether so many bytes may be looked at here.
  package static func allows(_ bytes: Int) -> Bool { current?.take(bytes) ?? true }
}
