import Compiling
import Foundation
import Glibc
import Storage
import SwiftSource
import Synchronization

/// A learner's file as quoted in messages, cached because it's often quoted again.
final class QuotedSource: Sendable {
  let bytes: [UInt8]
  let lines: LineTable

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
    lines = LineTable(bytes)
  }

  /// The most recently read files, newest last.
  private static let recent = Mutex<[(path: String, state: FileState, source: QuotedSource)]>([])

  /// The number of cached files, enough for several concurrent submissions of several files.
  private static let capacity = 8

  /// Returns the file's text, or nil if it's no longer a regular file.
  static func reading(_ path: String) -> QuotedSource? {
    guard let state = FileState(path: path) else { return nil }
    let known = recent.withLock { files in
      files.first { $0.path == path && $0.state == state }?.source
    }
    if let known { return known }
    guard ReadingBudget.allows(state.size),
      let bytes = try? SourceCopies.bytes(of: URL(filePath: path))
    else { return nil }
    let source = QuotedSource(bytes)
    recent.withLock { files in
      files.removeAll { $0.path == path }
      files.append((path, state, source))
      files.removeFirst(max(0, files.count - capacity))
    }
    return source
  }
}

/// An identifier of one version of a file.
///
/// The modification time alone is not enough, because tools copy it when they replace a file. They can't copy
/// the inode and the change time.
private struct FileState: Hashable {
  let size: Int
  private let stamp: FileStamp
  private let device: UInt64
  private let inode: UInt64
  private let seconds: Int
  private let nanoseconds: Int

  init?(path: String) {
    var status = stat()
    guard let stamp = FileStamp(path: path), stat(path, &status) == 0 else { return nil }
    self.stamp = stamp
    size = Int(status.st_size)
    device = UInt64(status.st_dev)
    inode = UInt64(status.st_ino)
    seconds = status.st_ctim.tv_sec
    nanoseconds = status.st_ctim.tv_nsec
  }
}
