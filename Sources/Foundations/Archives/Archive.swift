/// An archive in memory.
///
/// Entries are unpacked on demand. Their names are never used as paths on disk.
package struct Archive: Sendable {
  package enum Form: Sendable {
    case zip, tar, gzippedTar

    /// Creates the format that a file name's extension implies, or returns `nil` if Rings can't read the
    /// format.
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

    /// Returns the file name without its archive extension.
    package static func stem(of name: String) -> String {
      let lower = name.lowercased()
      let ending = ([".tar.gz", ".tgz", ".tar", ".zip"] + foreign).first { lower.hasSuffix($0) }
      return String(name.dropLast(ending?.count ?? 0))
    }

    /// Returns whether a name has the extension of an archive format that Rings can't unpack.
    package static func isForeign(_ name: String) -> Bool {
      let name = name.lowercased()
      return foreign.contains { name.hasSuffix($0) }
    }

    private static let foreign = [
      ".rar", ".7z", ".alz", ".egg", ".tar.xz", ".txz", ".tar.bz2", ".tbz", ".tbz2", ".tar.zst",
      ".xz", ".bz2", ".zst", ".gz", ".dmg", ".sit", ".aar", ".lzh",
    ]
  }

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
    // A `.tar.gz` that a browser already decompressed may keep its name, so trust the bytes.
    let isPacked = packed.starts(with: [0x1F, 0x8B])
    bytes = form != .zip && isPacked ? try Gzip.bytes(of: packed, limit: limits.bytes) : packed
    entries =
      form == .zip
      ? try ZipListing.entries(of: bytes, limit: limits.items)
      : try TarListing.entries(of: bytes, limit: limits.items)
  }

  package func bytes(of number: Int, limit: Int) throws(ArchiveProblem) -> [UInt8] {
    guard entries.indices.contains(number) else { throw .damaged }
    let entry = entries[number]
    guard entry.kind == .file else { throw .damaged }
    guard entry.size <= limit else { throw .tooLarge }
    if form == .zip { return try ZipListing.bytes(of: entry, in: bytes, limit: limit) }
    return Array(bytes[entry.offset..<entry.offset + entry.size])
  }
}
