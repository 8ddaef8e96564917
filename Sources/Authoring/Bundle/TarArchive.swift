package import Foundation

/// A tape archive in the `ustar` form of POSIX.1-1988: plain files only, and the same bytes for the
/// same files, whoever packs them and when.
package struct TarArchive: Sendable {
  package struct Entry: Hashable, Sendable {
    /// With `/` between its parts.
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

  /// What an archive that strangers made may hold.
  package static let mostEntries = 10_000
  package static let mostBytes = 64 << 20

  private static let block = 512
  private static let longestName = 100
  private static let longestPrefix = 155

  /// The archive's bytes, its entries by path.
  ///
  /// - Throws: `AuthoringError.pathTooLong`.
  package func data() throws(AuthoringError) -> Data {
    var data = Data()
    for entry in entries.sorted(by: { $0.path < $1.path }) {
      data += try Self.header(of: entry)
      data += entry.contents
      data += Data(count: (Self.block - entry.contents.count % Self.block) % Self.block)
    }
    return data + Data(count: 2 * Self.block)
  }

  private static func header(of entry: Entry) throws(AuthoringError) -> Data {
    let (prefix, name) = try split(entry.path)
    var header = [UInt8](repeating: 0, count: block)
    func put(_ text: String, at place: Int) {
      for (offset, byte) in text.utf8.enumerated() { header[place + offset] = byte }
    }
    put(name, at: 0)
    put("0000644", at: 100)
    put("0000000", at: 108)
    put("0000000", at: 116)
    put(octal(entry.contents.count, digits: 11), at: 124)
    put(octal(0, digits: 11), at: 136)
    put("        ", at: 148)
    put("0", at: 156)
    put("ustar", at: 257)
    put("00", at: 263)
    put(prefix, at: 345)
    let sum = header.reduce(0) { $0 + Int($1) }
    put(octal(sum, digits: 6) + "\0 ", at: 148)
    return Data(header)
  }

  private static func octal(_ number: Int, digits: Int) -> String {
    let text = String(number, radix: 8)
    return String(repeating: "0", count: max(0, digits - text.count)) + text
  }

  /// The path in the two fields that the form has for it.
  private static func split(
    _ path: String
  ) throws(AuthoringError) -> (prefix: String, name: String) {
    if path.utf8.count <= longestName { return ("", path) }
    for place in path.indices where path[place] == "/" {
      let (prefix, name) = (path[..<place], path[path.index(after: place)...])
      if name.utf8.count <= longestName, prefix.utf8.count <= longestPrefix {
        return (String(prefix), String(name))
      }
    }
    throw .pathTooLong(path)
  }

  /// Reads an archive; whatever is no plain file is refused, and so are paths that lead elsewhere.
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
    // gzip, zip, xz, bzip2, Zstandard.
    let compressed: [[UInt8]] = [
      [0x1F, 0x8B], [0x50, 0x4B], [0xFD, 0x37, 0x7A], [0x42, 0x5A, 0x68], [0x28, 0xB5, 0x2F, 0xFD],
    ]
    if compressed.contains(where: { bytes.starts(with: $0) }) { throw .compressed }
    var entries: [Entry] = []
    var total = 0
    var place = 0
    while place + block <= bytes.count, bytes[place] != 0 {
      let header = bytes[place..<place + block]
      guard text(header, 257, 5) == "ustar" else {
        throw entries.isEmpty ? .noArchive : .damaged
      }
      guard number(header, 148, 8) == checksum(of: header), let length = number(header, 124, 12)
      else { throw .damaged }
      let prefix = text(header, 345, longestPrefix)
      let name = text(header, 0, longestName)
      let path = prefix.isEmpty ? name : "\(prefix)/\(name)"
      let start = place + block
      guard length <= bytes.count - start else { throw .cutOff }
      switch header[place + 156] {
      case UInt8(ascii: "0"), 0:
        try check(path)
        entries.append(Entry(path: path, contents: Data(bytes[start..<start + length])))
        total += length
      case UInt8(ascii: "5"): break
      default: throw .noPlainFile(path)
      }
      guard total <= mostBytes else { throw .tooLarge }
      guard entries.count <= mostEntries else { throw .tooManyFiles }
      place = start + (length + block - 1) / block * block
    }
    guard !entries.isEmpty else { throw bytes.isEmpty || place > 0 ? .empty : .noArchive }
    try refuseTwins(among: entries)
    return entries
  }

  private static func text(_ header: ArraySlice<UInt8>, _ place: Int, _ length: Int) -> String {
    let start = header.startIndex + place
    return String(decoding: header[start..<start + length].prefix { $0 != 0 }, as: UTF8.self)
  }

  /// An octal number of a header.
  private static func number(_ header: ArraySlice<UInt8>, _ place: Int, _ length: Int) -> Int? {
    let digits = text(header, place, length).trimmingCharacters(in: .whitespaces)
    guard let number = Int(digits, radix: 8), number >= 0 else { return nil }
    return number
  }

  /// The sum of a header's bytes, in which that of its own field counts as blanks.
  private static func checksum(of header: ArraySlice<UInt8>) -> Int {
    let own = header.startIndex + 148..<header.startIndex + 156
    return header.indices.reduce(0) {
      $0 + (own.contains($1) ? Int(UInt8(ascii: " ")) : Int(header[$1]))
    }
  }

  private static func check(_ path: String) throws(ArchiveFlaw) {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    guard !path.isEmpty, parts.allSatisfy({ !$0.isEmpty && $0 != "." && $0 != ".." }) else {
      throw .leadsOut(path)
    }
    guard parts.allSatisfy({ !$0.hasPrefix(".") }) else { throw .hidden(path) }
    // What no UTF-8 is was replaced by U+FFFD.
    let isStrange = path.unicodeScalars.contains {
      $0.properties.generalCategory == .control || $0 == "\u{FFFD}"
    }
    if isStrange { throw .strangeName(path) }
  }

  /// Refuses a path that is there twice, and one that is a file and a folder at once.
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
