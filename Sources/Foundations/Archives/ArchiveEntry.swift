/// One entry of an archive: where its bytes are, and what it says of itself.
package struct ArchiveEntry: Sendable {
  package enum Kind: Sendable {
    case file, folder, link, special
    /// What would lie outside of the folder that it is unpacked into: its path is one name, and nothing is read.
    case outside
  }

  /// Names from the archive's top on; none leads anywhere else.
  package var path: [[UInt8]]
  package var kind: Kind
  /// Of the file when it is unpacked.
  package var size: Int
  /// In nanoseconds since 1970.
  package var modified: Int64
  /// Where its bytes begin: the local header of a zip archive, the contents in a tar archive.
  var offset: Int
  /// For zip archives: bytes as they are packed, how, and their checksum.
  var packedSize = 0
  var isDeflated = false
  var checksum: UInt32?

  /// An entry that leads out of its archive; nil for a path of none.
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

  /// A path's names, without those that stay where they are; nil where one leads out of the archive.
  ///
  /// Windows writes backslashes between them.
  static func names(in path: [UInt8]) -> [[UInt8]]? {
    let names = path.split { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "\\") }
      .map(Array.init).filter { $0 != [UInt8(ascii: ".")] }
    guard !names.contains([UInt8(ascii: "."), UInt8(ascii: ".")]), !path.contains(0) else {
      return nil
    }
    return names
  }
}
