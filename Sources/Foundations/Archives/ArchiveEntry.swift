/// The metadata of one entry of an archive.
package struct ArchiveEntry: Sendable {
  package enum Kind: Sendable {
    case file, folder, link, special
    /// An entry whose path leads outside the archive.
    ///
    /// Its `path` is a single name, and its contents are never read.
    case outside
  }

  /// Path components from the archive's root, without `.` and `..`.
  package var path: [[UInt8]]
  package var kind: Kind
  /// The unpacked size in bytes.
  package var size: Int
  /// The modification time in nanoseconds since 1970.
  package var modified: Int64
  /// The offset of the local header in a zip archive, or of the contents in a tar archive.
  var offset: Int
  /// For zip archives only: the packed size, compression method and CRC-32.
  var packedSize = 0
  var isDeflated = false
  var checksum: UInt32?

  /// Creates an entry for a path that leads outside the archive, or returns `nil` for any other path.
  init?(outside path: [UInt8]) {
    guard Self.names(in: path) == nil else { return nil }
    self.init(
      path: [path.filter { $0 != 0 }], kind: .outside, size: 0, modified: 0, offset: 0)
  }

  init(
    path: [[UInt8]], kind: Kind, size: Int, modified: Int64, offset: Int, packedSize: Int = 0,
    isDeflated: Bool = false, checksum: UInt32? = nil
  ) {
    self.path = path
    self.kind = kind
    self.size = size
    self.modified = modified
    self.offset = offset
    self.packedSize = packedSize
    self.isDeflated = isDeflated
    self.checksum = checksum
  }

  /// Returns a path's components without `.`, or `nil` if the path leads outside the archive.
  ///
  /// Accepts backslashes, which Windows writes as separators.
  static func names(in path: [UInt8]) -> [[UInt8]]? {
    let names = path.split { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "\\") }
      .map(Array.init).filter { $0 != [UInt8(ascii: ".")] }
    guard !names.contains([UInt8(ascii: "."), UInt8(ascii: ".")]), !path.contains(0) else {
      return nil
    }
    return names
  }
}
