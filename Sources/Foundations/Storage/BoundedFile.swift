import Foundation

/// Reading files that strangers could write: no links, no devices, no more than a limit.
package enum BoundedFile {
  package enum Refusal: Error, Equatable {
    case missing, notRegular, tooLarge
  }

  /// The file's bytes when it is a regular file of at most `limit` bytes.
  package static func read(_ path: String, limit: Int) throws(Refusal) -> [UInt8] {
    // O_NONBLOCK keeps a pipe in the file's place from holding us.
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

  /// The last bytes of a regular file, at most `count`; nil where there is none.
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
