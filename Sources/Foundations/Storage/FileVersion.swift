import Foundation

/// The version of a file or folder, determined without reading it.
///
/// Every change of a file updates its change time, which programs can't set. Two changes within one tick of
/// the file system's clock look the same, so a version younger than a tick isn't final and can't be compared
/// with a later one.
package struct FileVersion: Codable, Hashable, Sendable {
  /// The inode number, which differs for a file that replaces another.
  package let number: UInt64
  /// The size in bytes.
  package let size: Int64
  /// The time of the last content change, in nanoseconds since 1970.
  package let modified: Int64
  /// The time of the last change of content, name or permissions, in nanoseconds since 1970.
  package let changed: Int64
  /// Whether any later change is certain to produce a different version.
  package let isSettled: Bool

  package init(number: UInt64, size: Int64, modified: Int64, changed: Int64, isSettled: Bool) {
    self.number = number
    self.size = size
    self.modified = modified
    self.changed = changed
    self.isSettled = isSettled
  }

  /// The coarsest clock tick of a file system: 2 seconds on FAT, in nanoseconds.
  private static let step: Int64 = 2_000_000_000

  /// - Parameter now: The time before `stat` was called, in nanoseconds since 1970.
  init(_ status: stat, now: Int64) {
    number = UInt64(status.st_ino)
    size = Int64(status.st_size)
    modified = Self.nanoseconds(status.st_mtim)
    changed = Self.nanoseconds(status.st_ctim)
    isSettled = max(modified, changed) < now - Self.step
  }

  private static func nanoseconds(_ time: timespec) -> Int64 {
    Int64(time.tv_sec) &* 1_000_000_000 &+ Int64(time.tv_nsec)
  }

  /// Returns whether the file is certain to be unchanged.
  package func isStill(_ other: FileVersion) -> Bool {
    isSettled && number == other.number && size == other.size && modified == other.modified
      && changed == other.changed
  }
}

/// The kind of item at a path.
package enum FileSight: Hashable, Sendable {
  case nothing
  case file(FileVersion)
  case folder(FileVersion)
  /// A link, a pipe, a device, or an item that can't be examined.
  case other

  /// Examines the item at a path.
  ///
  /// - Parameter followsLinks: Whether to follow a symbolic link at the path.
  package init(at path: String, followsLinks: Bool = false) {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    let now = Int64(time.tv_sec) &* 1_000_000_000 &+ Int64(time.tv_nsec)
    var status = stat()
    guard (followsLinks ? stat(path, &status) : lstat(path, &status)) == 0 else {
      // An item that can't be examined isn't the same as a missing item.
      self = errno == ENOENT || errno == ENOTDIR ? .nothing : .other
      return
    }
    let version = FileVersion(status, now: now)
    self =
      switch status.st_mode & S_IFMT {
      case S_IFREG: .file(version)
      case S_IFDIR: .folder(version)
      default: .other
      }
  }
}
