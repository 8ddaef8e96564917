import Foundation
import Sentences

/// The folder with the work of a class of learners, held open.
///
/// Everything in it is untrusted. Each path component is opened separately and symbolic links aren't
/// followed. A learner therefore can't swap in a link between two accesses.
final class ClassDirectory: Sendable {
  private let descriptor: Int32

  /// Opens the folder with the work of a class of learners.
  ///
  /// - Throws: `GradingError.unreadableFolder`.
  init(_ folder: URL) throws {
    // The teacher specifies this folder, so its own path may contain a link.
    descriptor = open(folder.path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else {
      throw GradingError.unreadableFolder(
        folder.path, reason: Sentence(verbatim: Self.latestReason))
    }
  }

  private static var latestReason: String { String(cString: strerror(errno)) }

  deinit { close(descriptor) }

  /// Returns an identifier that's unique on this machine.
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

  /// Reads a regular file.
  ///
  /// - Throws: `SubmissionProblem` if it isn't a regular file, no longer exists, or exceeds the limit.
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
    // Reads one byte beyond the expected size, to detect a file that grows during reading.
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

  /// Returns the name and status of each item in a folder, without opening the items.
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
      // An item without a status is unreadable or was removed.
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
      // Opens the folder again to read it from the beginning.
      let again = openat(folder, ".", flags | O_CLOEXEC)
      close(folder)
      guard again >= 0 else { throw .unreadable(file: name, reason: Self.latestReason) }
      return again
    }
    for (place, component) in path.enumerated() {
      let isLast = place == path.count - 1
      // O_NONBLOCK prevents a pipe in place of the file from blocking.
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
