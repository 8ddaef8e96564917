/// One entry of an archive: where its bytes are, and what it says of itself.
package struct ArchiveEntry: Sendable {
  package enum Kind: Sendable { case file, folder, link, special }

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
