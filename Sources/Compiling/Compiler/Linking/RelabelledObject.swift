/// A phone's object with the names that Linux's libraries have for the same symbols.
///
/// Apple's compilers put an underscore before every name, whatever the format of the object: here each
/// symbol's name begins one byte later. Whatever the bytes are, this ends, with an object or with damage.
package struct RelabelledObject {
  package private(set) var bytes: [UInt8]

  /// Numbers of the ELF specification.
  private enum SectionType { static let symbols = 2 }
  private static let localBinding = 0
  private static let headerSize = 64
  private static let symbolSize = 24
  private static let underscore = UInt8(ascii: "_")

  package init(_ object: [UInt8]) throws {
    guard object.starts(with: [0x7f, 0x45, 0x4c, 0x46, 2, 1]) else { throw ElfImage.Damage.notELF }
    bytes = object
    let file = ElfBytes(object)
    let table = try file.number(at: 40, size: 8)
    let entrySize = try file.number(at: 58, size: 2)
    let count = try Self.sections(file, table)
    guard entrySize >= Self.headerSize, count <= object.count / entrySize else {
      throw ElfImage.Damage.malformed
    }
    try file.check(table, count * entrySize)
    for index in 0..<count {
      let header = table + index * entrySize
      guard try file.number(at: header + 4, size: 4) == SectionType.symbols else { continue }
      let linked = try file.number(at: header + 40, size: 4)
      guard linked < count else { throw ElfImage.Damage.malformed }
      let names = try file.number(at: table + linked * entrySize + 24, size: 8)
      let size = try file.number(at: header + 32, size: 8)
      let offset = try file.number(at: header + 24, size: 8)
      try file.check(offset, size)
      for symbol in 0..<size / Self.symbolSize {
        try relabel(at: offset + symbol * Self.symbolSize, names: names, file)
      }
    }
  }

  /// The number of sections, which stands in the first one's header where it is a large one.
  private static func sections(_ file: ElfBytes, _ table: Int) throws(ElfImage.Damage) -> Int {
    let count = try file.number(at: 60, size: 2)
    return count == 0 ? try file.number(at: table + 32, size: 8) : count
  }

  private mutating func relabel(at symbol: Int, names: Int, _ file: ElfBytes) throws {
    guard try file.number(at: symbol + 4, size: 1) >> 4 != Self.localBinding else { return }
    let start = try file.number(at: symbol, size: 4)
    guard start != 0, start <= file.count, names <= file.count else { return }
    let place = names + start
    try file.check(place, 2)
    guard bytes[place] == Self.underscore else { return }
    let isWanted = try file.number(at: symbol + 6, size: 2) == 0
    var skipped = 1
    if isWanted, try isText(Self.versionQuery, at: place) {
      skipped += Self.versionQuery.prefix { $0 == Self.underscore }.count - 1
    } else if isWanted {
      try leaveOutThunk(at: place, file)
    }
    let number = UInt32(truncatingIfNeeded: start + skipped).littleEndian
    withUnsafeBytes(of: number) { bytes.replaceSubrange(symbol..<symbol + 4, with: $0) }
  }

  /// What asks for a version of the system; Swift lets nobody else have a function of this name.
  private static let versionQuery = Array("___isPlatformVersionAtLeast\0".utf8)

  private func isText(_ text: [UInt8], at place: Int) throws -> Bool {
    place + text.count <= bytes.count && bytes[place..<place + text.count].elementsEqual(text)
  }

  /// Has a function called directly that is called by way of a thunk where older phones lack it: Linux's
  /// libraries have it, and no thunks.
  ///
  /// Names that end in the same bytes may share them, and are thunks' as well.
  private mutating func leaveOutThunk(at place: Int, _ file: ElfBytes) throws {
    let mangled = Array("_$s".utf8)
    guard try isText(mangled, at: place) else { return }
    let length = try file.text(at: place, limit: file.count - place).length - 1
    for ending in ["", "Tu"].map({ Array($0.utf8) }) {
      let thunk = Self.thunk + ending + [0]
      let begin = place + length + 1 - thunk.count
      guard begin > place, try isText(thunk, at: begin) else { continue }
      let direct = ending + [UInt8](repeating: 0, count: thunk.count - ending.count)
      bytes.replaceSubrange(begin..<begin + thunk.count, with: direct)
    }
  }

  /// How the mangled name of a back deployment's thunk ends; behind it may stand that it is asynchronous.
  private static let thunk = Array("Twb".utf8)
}
