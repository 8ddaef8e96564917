import Foundation

/// What tells that a file changed without reading it: size and time of change.
package struct FileStamp: Codable, Hashable, Sendable {
  package let size: Int64

  /// Nanoseconds since 1970.
  package let changed: Int64

  /// The stamp of the file that `path` leads to, or nil when there is none.
  package init?(path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    size = Int64(status.st_size)
    changed = Int64(status.st_mtim.tv_sec) * 1_000_000_000 + Int64(status.st_mtim.tv_nsec)
  }

  package var text: String { "\(size):\(changed)" }
}
