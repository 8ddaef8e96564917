package import Foundation

/// Atomic writes that survive a killed process.
///
/// Writes aren't flushed to disk, which would take minutes for thousands of small files. After a power
/// failure a file may be empty, and its readers treat it as missing.
package enum WholeFile {
  /// Writes or replaces a file; leaves a file with the same contents untouched.
  ///
  /// - Throws: `POSIXError` with the system's reason.
  package static func write(_ data: Data, to path: String) throws {
    if let present = try? Data(contentsOf: URL(filePath: path)), present == data { return }
    let draft = try Draft(of: path)
    try draft.append(data)
    try draft.keep()
  }

  /// A temporary file beside its destination, deleted unless `keep()` moves it there.
  final class Draft {
    private let path: String
    private let place: String
    private let file: Int32
    private var isKept = false

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

    /// Appends data.
    ///
    /// - Throws: `POSIXError` with the system's reason.
    func append(_ data: Data) throws { try WholeFile.write(data, into: file) }

    /// Moves the file to its destination.
    ///
    /// - Throws: `POSIXError` with the system's reason.
    func keep() throws {
      guard rename(place, path) == 0 else {
        throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO)
      }
      isKept = true
    }
  }

  /// Writes a file directly, for a folder without other readers.
  ///
  /// - Throws: `POSIXError` with the system's reason.
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
