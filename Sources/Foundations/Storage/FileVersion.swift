import Foundation

/// Which version of a file or folder stands at a path, told without reading it.
///
/// Whatever changes a file moves the time of its last change, which no program can set. Two changes within
/// one step of the file system's clock look the same: a version that is as young as the look at it is not
/// settled, and says nothing about the next look.
package struct FileVersion: Codable, Hashable, Sendable {
  /// The number of the file in its file system: a file that takes another's place has another one.
  package let number: UInt64
  /// In bytes.
  package let size: Int64
  /// When its content changed, in nanoseconds since 1970.
  package let modified: Int64
  /// When its content, name or permissions changed, in nanoseconds since 1970.
  package let changed: Int64
  /// Whether a later change is certain to give another version.
  package let isSettled: Bool

  package init(number: UInt64, size: Int64, modified: Int64, changed: Int64, isSettled: Bool) {
    self.number = number
    self.size = size
    self.modified = modified
    self.changed = changed
    self.isSettled = isSettled
  }

  /// The coarsest clock of a file system, in nanoseconds: two seconds, of FAT.
  private static let step: Int64 = 2_000_000_000

  /// - Parameter now: The time before the file was looked at, in nanoseconds since 1970.
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

  /// Whether the same version stands at the path that this one was seen at.
  package func isStill(_ other: FileVersion) -> Bool {
    isSettled && number == other.number && size == other.size && modified == other.modified
      && changed == other.changed
  }
}

/// What stands at a path.
package enum FileSight: Hashable, Sendable {
  case nothing
  case file(FileVersion)
  case folder(FileVersion)
  /// A link, a pipe or a device.
  case other

  /// Looks at what stands at a path.
  ///
  /// - Parameter followsLinks: False for a link as itself.
  package init(at path: String, followsLinks: Bool = false) {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    let now = Int64(time.tv_sec) &* 1_000_000_000 &+ Int64(time.tv_nsec)
    var status = stat()
    guard (followsLinks ? stat(path, &status) : lstat(path, &status)) == 0 else {
      // What cannot be looked at is not the same as nothing.
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
