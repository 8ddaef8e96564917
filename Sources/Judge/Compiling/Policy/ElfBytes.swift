import Glibc

/// Bounds-checked reads of a file.
struct ElfBytes {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  var count: Int { bytes.count }

  /// Throws unless the file has `size` bytes from `offset`.
  func check(_ offset: Int, _ size: Int) throws(ElfImage.Damage) {
    guard offset >= 0, size >= 0, size <= bytes.count, offset <= bytes.count - size else {
      throw .malformed
    }
  }

  /// Reads an unsigned number of at most 8 bytes that fits into an `Int`.
  func number(at offset: Int, size: Int) throws(ElfImage.Damage) -> Int {
    try check(offset, size)
    var value: UInt64 = 0
    var index = offset + size
    while index > offset {
      index -= 1
      value = value << 8 | UInt64(bytes[index])
    }
    guard let number = Int(exactly: value) else { throw .malformed }
    return number
  }

  /// A section's type and location, and the section that contains the names it refers to.
  struct Section {
    let type: Int
    let offset: Int
    let size: Int
    let names: Int
  }

  private static let headerSize = 64

  /// Returns the sections of some types in a 64-bit little-endian file, each within bounds.
  func sections(ofTypes types: Set<Int>) throws(ElfImage.Damage) -> [Section] {
    let table = try sectionTable()
    var found: [Section] = []
    for index in 0..<table.count {
      let header = table.offset + index * table.entrySize
      guard types.contains(try number(at: header + 4, size: 4)) else { continue }
      found.append(try section(at: header, in: table))
    }
    return found
  }

  private struct SectionTable {
    let offset: Int
    let entrySize: Int
    let count: Int
  }

  private func sectionTable() throws(ElfImage.Damage) -> SectionTable {
    guard bytes.starts(with: [0x7f, 0x45, 0x4c, 0x46, 2, 1]) else { throw .notELF }
    let table = SectionTable(
      offset: try number(at: 40, size: 8), entrySize: try number(at: 58, size: 2),
      count: try number(at: 60, size: 2))
    guard table.entrySize >= Self.headerSize else { throw .malformed }
    try check(table.offset, table.count * table.entrySize)
    return table
  }

  private func section(
    at header: Int, in table: SectionTable
  ) throws(ElfImage.Damage) -> Section {
    let type = try number(at: header + 4, size: 4)
    let offset = try number(at: header + 24, size: 8)
    let size = try number(at: header + 32, size: 8)
    try check(offset, size)
    let linked = try number(at: header + 40, size: 4)
    guard linked < table.count else { throw .malformed }
    let names = try number(at: table.offset + linked * table.entrySize + 24, size: 8)
    try check(names, 0)
    return Section(type: type, offset: offset, size: size, names: names)
  }

  /// Returns the text up to the next zero byte, and its length including that byte.
  func text(at offset: Int, limit: Int) throws(ElfImage.Damage) -> (text: String, length: Int) {
    try check(offset, 1)
    let reach = min(limit, bytes.count - offset)
    let found = bytes.withUnsafeBytes { buffer -> String? in
      guard let start = buffer.baseAddress.map({ $0 + offset }),
        let end = memchr(start, 0, reach)
      else { return nil }
      let text = UnsafeRawBufferPointer(start: start, count: start.distance(to: end))
      return String(decoding: text, as: UTF8.self)
    }
    guard let found else { throw .malformed }
    return (found, found.utf8.count + 1)
  }
}
