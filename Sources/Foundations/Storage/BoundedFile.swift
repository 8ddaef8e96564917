import Foundation

/// Reads untrusted files safely: regular files only, no symbolic links, and at most a given size.
package enum BoundedFile {
  package enum Refusal: Error, Equatable {
    case missing, notRegular, tooLarge
  }

  /// Reads a regular file of at most `limit` bytes.
  package static func read(_ path: String, limit: Int) throws(Refusal) -> [UInt8] {
    // `O_NONBLOCK` keeps a FIFO at this path from blocking the call.
    let descriptor = open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { throw errno == ELOOP ? .notRegular : .missing }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      throw .notRegular
    }
    guard status.st_size <= limit else { throw .tooLarge }
    return bytes(of: descriptor, count: Int(status.st_size))
  }

  /// Returns at most the last `count` bytes of a regular file, or `nil` if there's no such file.
  package static func end(of path: String, count: Int) -> [UInt8]? {
    let descriptor = open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    let size = min(Int(status.st_size), count)
    guard lseek(descriptor, Int(status.st_size) - size, SEEK_SET) >= 0 else { return nil }
    return bytes(of: descriptor, count: size)
  }

  private static func bytes(of descriptor: Int32, count size: Int) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      count = 0
      while count < size, let base = buffer.baseAddress {
        let length = Foundation.read(descriptor, base + count, size - count)
        guard length > 0 else { break }
        count += length
      }
    }
  }
}
