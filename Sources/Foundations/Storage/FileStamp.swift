import Foundation

/// A file's size and change time, for detecting changes without reading the file.
package struct FileStamp: Codable, Hashable, Sendable {
  package let size: Int64

  /// The change time in nanoseconds since 1970.
  package let changed: Int64

  /// Creates the stamp of the file at `path`, following links, or returns `nil` if there's no file.
  package init?(path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    size = Int64(status.st_size)
    changed = Int64(status.st_mtim.tv_sec) * 1_000_000_000 + Int64(status.st_mtim.tv_nsec)
  }

  package var text: String { "\(size):\(changed)" }
}
