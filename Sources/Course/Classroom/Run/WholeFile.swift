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
    let draft = try Draft(of: path)
    try draft.append(data)
    try draft.keep()
  }

  /// A file in the making beside the place that it is to have; it is gone again where nobody keeps it.
  final class Draft {
    private let path: String
    private let place: String
    private let file: Int32
    private var isKept = false

    /// Begins it.
    ///
    /// - Throws: `POSIXError` with what the system has against it.
    init(of path: String) throws {
      let slash = path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
      self.path = path
      place = "\(path[..<slash]).\(getpid())-\(UInt64.random(in: 0...UInt64.max))"
      file = try WholeFile.opened(place)
    }

    deinit {
      close(file)
      if !isKept { unlink(place) }
    }

    /// Adds to it.
    ///
    /// - Throws: `POSIXError` with what the system has against it.
    func append(_ data: Data) throws { try WholeFile.write(data, into: file) }

    /// Puts it in its place.
    ///
    /// - Throws: `POSIXError` with what the system has against it.
    func keep() throws {
      guard rename(place, path) == 0 else {
        throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO)
      }
      isKept = true
    }
  }

  /// Writes a new file where nobody else looks.
  ///
  /// - Throws: `POSIXError` with what the system has against it.
  static func plain(_ data: Data, to path: String) throws {
    let file = try opened(path)
    defer { close(file) }
    try write(data, into: file)
  }

  private static func opened(_ path: String) throws -> Int32 {
    let file = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    guard file >= 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
    return file
  }

  private static func write(_ data: Data, into file: Int32) throws {
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
