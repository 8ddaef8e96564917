/// An archive in memory: its entries, and their bytes when they are asked for.
///
/// Nothing of it is ever written by the names that it holds.
package struct Archive: Sendable {
  package enum Form: Sendable {
    case zip, tar, gzippedTar

    /// By the end of a file's name; nil for what is no archive that Rings reads.
    package init?(name: String) {
      let name = name.lowercased()
      if name.hasSuffix(".zip") {
        self = .zip
      } else if name.hasSuffix(".tar.gz") || name.hasSuffix(".tgz") {
        self = .gzippedTar
      } else if name.hasSuffix(".tar") {
        self = .tar
      } else {
        return nil
      }
    }

    /// The name without such an ending.
    package static func stem(of name: String) -> String {
      let lower = name.lowercased()
      let ending = ([".tar.gz", ".tgz", ".tar", ".zip"] + foreign).first { lower.hasSuffix($0) }
      return String(name.dropLast(ending?.count ?? 0))
    }

    /// Archives of other programs, which something else has to unpack.
    package static func isForeign(_ name: String) -> Bool {
      let name = name.lowercased()
      return foreign.contains { name.hasSuffix($0) }
    }

    private static let foreign = [
      ".rar", ".7z", ".alz", ".egg", ".tar.xz", ".txz", ".tar.bz2", ".tbz", ".tbz2", ".tar.zst",
      ".xz", ".bz2", ".zst", ".gz", ".dmg", ".sit", ".aar", ".lzh",
    ]
  }

  /// What one archive may hold at most, unpacked.
  package struct Limits: Sendable {
    package var packedBytes: Int
    package var bytes: Int
    package var items: Int

    package init(packedBytes: Int, bytes: Int, items: Int) {
      self.packedBytes = packedBytes
      self.bytes = bytes
      self.items = items
    }
  }

  package let entries: [ArchiveEntry]
  private let bytes: [UInt8]
  private let form: Form

  package init(_ packed: [UInt8], form: Form, limits: Limits) throws(ArchiveProblem) {
    self.form = form
    // What was once packed and now only has the name still counts as what it is.
    let isPacked = packed.starts(with: [0x1F, 0x8B])
    bytes = form != .zip && isPacked ? try Gzip.bytes(of: packed, limit: limits.bytes) : packed
    entries =
      form == .zip
      ? try ZipListing.entries(of: bytes, limit: limits.items)
      : try TarListing.entries(of: bytes, limit: limits.items)
  }

  /// The bytes of an entry, by its place among the entries.
  package func bytes(of number: Int, limit: Int) throws(ArchiveProblem) -> [UInt8] {
    guard entries.indices.contains(number) else { throw .damaged }
    let entry = entries[number]
    guard entry.kind == .file else { throw .damaged }
    guard entry.size <= limit else { throw .tooLarge }
    if form == .zip { return try ZipListing.bytes(of: entry, in: bytes, limit: limit) }
    return Array(bytes[entry.offset..<entry.offset + entry.size])
  }
}
