import Foundation
import Glibc

/// File metadata that identifies a version of a file without reading it.
struct WatchedFileStamp: Hashable {
  private let device: UInt
  private let inode: UInt
  private let size: Int
  private let seconds: Int
  private let nanoseconds: Int

  init?(of file: URL) {
    var status = stat()
    guard stat(file.path, &status) == 0 else { return nil }
    device = UInt(status.st_dev)
    inode = UInt(status.st_ino)
    size = Int(status.st_size)
    seconds = status.st_mtim.tv_sec
    nanoseconds = status.st_mtim.tv_nsec
  }
}
