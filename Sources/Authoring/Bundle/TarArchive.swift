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
    func refuse(_ reason: String) -> AuthoringError { .badArchive(file, reason: reason) }
    guard data.count <= Self.mostBytes else { throw refuse("it has more than 64 MB") }
    let bytes = [UInt8](data)
    func text(_ place: Int, _ length: Int) -> String {
      String(decoding: bytes[place..<place + length].prefix { $0 != 0 }, as: UTF8.self)
    }
    var entries: [Entry] = []
    var place = 0
    while place + Self.block <= bytes.count, bytes[place] != 0 {
      guard text(place + 257, 5) == "ustar" else { throw refuse("it is no archive of packs") }
      let size = text(place + 124, 12).trimmingCharacters(in: .whitespaces)
      guard let length = Int(size, radix: 8), length >= 0, length <= bytes.count else {
        throw refuse("it is damaged")
      }
      let prefix = text(place + 345, Self.longestPrefix)
      let name = text(place, Self.longestName)
      let path = prefix.isEmpty ? name : "\(prefix)/\(name)"
      let start = place + Self.block
      guard start + length <= bytes.count else { throw refuse("it is cut off") }
      switch bytes[place + 156] {
      case UInt8(ascii: "0"), 0:
        guard Self.isSafe(path) else { throw refuse("the path “\(path)” leads out of it") }
        entries.append(Entry(path: path, contents: Data(bytes[start..<start + length])))
      case UInt8(ascii: "5"): break
      default: throw refuse("“\(path)” is no plain file")
      }
      guard entries.count <= Self.mostEntries else { throw refuse("it has too many files") }
      place = start + (length + Self.block - 1) / Self.block * Self.block
    }
    guard !entries.isEmpty else { throw refuse("it is empty") }
    self.entries = entries
  }

  private static func isSafe(_ path: String) -> Bool {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    return !path.isEmpty && parts.allSatisfy { !$0.isEmpty && $0 != "." && $0 != ".." }
  }
}
