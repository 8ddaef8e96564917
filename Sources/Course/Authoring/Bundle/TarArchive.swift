import Archives
package import Foundation

/// A tar archive of regular files, with reproducible bytes.
package struct TarArchive: Sendable {
  package struct Entry: Hashable, Sendable {
    /// The path, with `/` as its separator.
    package var path: String
    package var contents: Data

    package init(path: String, contents: Data) {
      self.path = path
      self.contents = contents
    }
  }

  package var entries: [Entry]

  package init(entries: [Entry]) {
    self.entries = entries
  }

  /// Limits for untrusted archives.
  package static let mostEntries = 10_000
  package static let mostBytes = 64 << 20

  /// Returns the archive's bytes, with entries sorted by path.
  ///
  /// - Throws: `AuthoringError.pathTooLong`.
  package func data() throws(AuthoringError) -> Data {
    var writer = TarWriter()
    do {
      for entry in entries.sorted(by: { $0.path < $1.path }) {
        try writer.add(path: entry.path, contents: entry.contents)
      }
    } catch {
      throw .pathTooLong(error.path)
    }
    return writer.archive
  }

  /// Reads an archive.
  ///
  /// Rejects entries that aren't regular files, and paths outside the archive.
  ///
  /// - Throws: `AuthoringError.badArchive`.
  package init(reading data: Data, named file: String) throws(AuthoringError) {
    do {
      entries = try Self.entries(in: [UInt8](data))
    } catch {
      throw .badArchive(file, error)
    }
  }

  private static func entries(in bytes: [UInt8]) throws(ArchiveFlaw) -> [Entry] {
    // The first bytes of gzip, zip, xz, bzip2 and Zstandard files.
    let compressed: [[UInt8]] = [
      [0x1F, 0x8B], [0x50, 0x4B], [0xFD, 0x37, 0x7A], [0x42, 0x5A, 0x68], [0x28, 0xB5, 0x2F, 0xFD],
    ]
    if compressed.contains(where: { bytes.starts(with: $0) }) { throw .compressed }
    var reader = TarReader(bytes)
    var entries: [Entry] = []
    var total = 0
    while case .header(let header) = reader.next() {
      guard header.isMarked else { throw entries.isEmpty ? .noArchive : .damaged }
      guard header.isWhole, let length = header.size else { throw .damaged }
      // Decoding replaces invalid UTF-8 with U+FFFD, which names must not contain.
      let path = String(decoding: header.name, as: UTF8.self)
      guard let place = reader.contents(of: length) else { throw .cutOff }
      switch header.kind {
      case UInt8(ascii: "0"), 0:
        try check(path)
        entries.append(Entry(path: path, contents: Data(bytes[place])))
        total += length
      case UInt8(ascii: "5"): break
      default: throw .noPlainFile(path)
      }
      guard total <= mostBytes else { throw .tooLarge }
      guard entries.count <= mostEntries else { throw .tooManyFiles }
    }
    guard !entries.isEmpty else { throw bytes.isEmpty || reader.offset > 0 ? .empty : .noArchive }
    try refuseTwins(among: entries)
    return entries
  }

  private static func check(_ path: String) throws(ArchiveFlaw) {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    guard !path.isEmpty, parts.allSatisfy({ !$0.isEmpty && $0 != "." && $0 != ".." }) else {
      throw .leadsOut(path)
    }
    guard parts.allSatisfy({ !$0.hasPrefix(".") }) else { throw .hidden(path) }
    let isStrange = path.unicodeScalars.contains {
      $0.properties.generalCategory == .control || $0 == "\u{FFFD}"
    }
    if isStrange { throw .strangeName(path) }
  }

  /// Rejects duplicate paths, and paths that are both a file and a folder.
  private static func refuseTwins(among entries: [Entry]) throws(ArchiveFlaw) {
    var files: Set<String> = []
    for entry in entries where !files.insert(entry.path).inserted { throw .twice(entry.path) }
    for entry in entries {
      var folder = entry.path[...]
      while let slash = folder.lastIndex(of: "/") {
        folder = folder[..<slash]
        if files.contains(String(folder)) { throw .twice(String(folder)) }
      }
    }
  }
}
