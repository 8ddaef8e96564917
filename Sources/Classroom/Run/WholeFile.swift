package import Foundation

/// Files that appear whole or not at all, whoever is killed meanwhile.
///
/// Nothing waits for the disk: after a power failure a file may be there empty, and whoever reads a result or a
/// report takes that for none. For thousands of small files waiting takes minutes.
package enum WholeFile {
  /// Writes a file in the place of the one that is there; one that says the same already stays.
  ///
  /// - Throws: `POSIXError` with what the system has against it.
  package static func write(_ data: Data, to path: String) throws {
    if let present = try? Data(contentsOf: URL(filePath: path)), present == data { return }
    let slash = path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
    let draft = "\(path[..<slash]).\(getpid())-\(UInt64.random(in: 0...UInt64.max))"
    do {
      try plain(data, to: draft)
      guard rename(draft, path) == 0 else {
        throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO)
      }
    } catch {
      unlink(draft)
      throw error
    }
  }

  /// Writes a new file where nobody else looks.
  ///
  /// - Throws: `POSIXError` with what the system has against it.
  static func plain(_ data: Data, to path: String) throws {
    let file = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    guard file >= 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
    defer { close(file) }
    try data.withUnsafeBytes { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = Foundation.write(
          file, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
        rest = rest.dropFirst(count)
      }
    }
  }
}
