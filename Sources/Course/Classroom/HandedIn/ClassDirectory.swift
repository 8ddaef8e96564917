import Foundation
import Sentences

/// The folder of a class, held open.
///
/// Whatever lies below it is somebody's: every name on the way to a file is opened by itself and no link
/// is followed, so that nobody can put a link in a folder's or file's place between two looks.
final class ClassDirectory: Sendable {
  private let descriptor: Int32

  /// Opens the folder of a class.
  ///
  /// - Throws: `GradingError.unreadableFolder`.
  init(_ folder: URL) throws {
    // The folder itself is named by whoever grades, and may be reached by a link.
    descriptor = open(folder.path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else {
      throw GradingError.unreadableFolder(
        folder.path, reason: Sentence(verbatim: Self.latestReason))
    }
  }

  private static var latestReason: String { String(cString: strerror(errno)) }

  deinit { close(descriptor) }

  /// What tells this folder from every other of the machine.
  static func identity(of folder: URL) -> Identity? {
    var status = stat()
    guard stat(folder.path, &status) == 0 else { return nil }
    return Identity(status)
  }

  struct Identity: Equatable, Sendable {
    let device: UInt64
    let number: UInt64

    init(_ status: stat) {
      device = UInt64(status.st_dev)
      number = UInt64(status.st_ino)
    }
  }

  /// A plain file's bytes.
  ///
  /// - Throws: `SubmissionProblem` when it is none (any more), or has more bytes than the limit.
  func bytes(of path: [[UInt8]], limit: Int) throws(SubmissionProblem) -> [UInt8] {
    let name = ShownName.of(path.last ?? [])
    let file = try openItem(path, flags: O_RDONLY, name: name)
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      throw .notAPlainFile(file: name)
    }
    guard status.st_size <= limit else {
      throw .tooLarge(bytes: Int(status.st_size), limit: limit)
    }
    // One byte more than it should have: a file may grow while it is read.
    var bytes = [UInt8](repeating: 0, count: Int(status.st_size) + 1)
    var count = 0
    while count < bytes.count {
      let length = bytes.withUnsafeMutableBytes { buffer in
        buffer.baseAddress.map { read(file, $0 + count, buffer.count - count) } ?? 0
      }
      if length < 0, errno == EINTR { continue }
      guard length >= 0 else { throw .unreadable(file: name, reason: Self.latestReason) }
      if length == 0 { break }
      count += length
    }
    guard count < bytes.count else { throw .changedMeanwhile(file: name) }
    return Array(bytes.prefix(count))
  }

  /// What is in a folder: each name and its status; nothing is opened.
  func contents(of path: [[UInt8]]) throws(SubmissionProblem) -> [(name: [UInt8], status: stat)] {
    let shown = ShownName.of(path.last ?? [])
    let folder = try openItem(path, flags: O_RDONLY | O_DIRECTORY, name: shown)
    guard let stream = fdopendir(folder) else {
      close(folder)
      throw .unreadable(file: shown, reason: Self.latestReason)
    }
    defer { closedir(stream) }
    var items: [(name: [UInt8], status: stat)] = []
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
      if name == [0x2E] || name == [0x2E, 0x2E] { continue }
      var status = stat()
      let found = (name + [0]).withUnsafeBytes { bytes in
        bytes.bindMemory(to: CChar.self).baseAddress.map {
          fstatat(dirfd(stream), $0, &status, AT_SYMLINK_NOFOLLOW)
        }
      }
      // What is not found is nobody's to look at, or is gone already.
      if found != 0 { status.st_mode = 0 }
      items.append((name, status))
    }
    return items.sorted { $0.name.lexicographicallyPrecedes($1.name) }
  }

  private func openItem(
    _ path: [[UInt8]], flags: Int32, name: String
  ) throws(SubmissionProblem) -> Int32 {
    var folder = dup(descriptor)
    guard folder >= 0 else { throw .unreadable(file: name, reason: Self.latestReason) }
    if path.isEmpty {
      // Read from its beginning, whoever read it before.
      let again = openat(folder, ".", flags | O_CLOEXEC)
      close(folder)
      guard again >= 0 else { throw .unreadable(file: name, reason: Self.latestReason) }
      return again
    }
    for (place, component) in path.enumerated() {
      let isLast = place == path.count - 1
      // O_NONBLOCK keeps a pipe in the file's place from holding us.
      let how = (isLast ? flags : O_RDONLY | O_DIRECTORY) | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC
      let next = (component + [0]).withUnsafeBytes { bytes in
        bytes.bindMemory(to: CChar.self).baseAddress.map { openat(folder, $0, how) } ?? -1
      }
      let reason = errno
      close(folder)
      guard next >= 0 else {
        switch reason {
        case ELOOP, ENXIO: throw .notAPlainFile(file: name)
        case ENOTDIR: throw isLast ? .notAPlainFile(file: name) : .changedMeanwhile(file: name)
        case ENOENT: throw .changedMeanwhile(file: name)
        default: throw .unreadable(file: name, reason: String(cString: strerror(reason)))
        }
      }
      folder = next
    }
    return folder
  }
}
