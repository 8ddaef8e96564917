/// A phone's object with the names that Linux's libraries have for the same symbols.
///
/// Apple's compilers put an underscore before every name, whatever the format of the object: here each
/// symbol's name begins one byte later. Whatever the bytes are, this ends, with an object or with damage.
package struct RelabelledObject {
  package private(set) var bytes: [UInt8]

  /// Numbers of the ELF specification.
  private static let symbolTable = 2
  private static let localBinding = 0
  private static let symbolSize = 24
  private static let underscore = UInt8(ascii: "_")

  package init(_ object: [UInt8]) throws {
    bytes = object
    let file = ElfBytes(object)
    let tables = try file.sections(ofTypes: [Self.symbolTable])
    // With very many sections their number stands elsewhere; no answer has them.
    guard !tables.isEmpty else { throw ElfImage.Damage.malformed }
    for table in tables {
      for symbol in 0..<table.size / Self.symbolSize {
        try relabel(at: table.offset + symbol * Self.symbolSize, names: table.names, file)
      }
    }
  }

  private mutating func relabel(at symbol: Int, names: Int, _ file: ElfBytes) throws {
    guard try file.number(at: symbol + 4, size: 1) >> 4 != Self.localBinding else { return }
    let start = try file.number(at: symbol, size: 4)
    guard start != 0, start <= file.count else { return }
    let place = names + start
    try file.check(place, 2)
    guard bytes[place] == Self.underscore else { return }
    let isWanted = try file.number(at: symbol + 6, size: 2) == 0
    var skipped = 1
    if isWanted, isText(Self.versionQuery, at: place) {
      skipped = Self.versionQuery.prefix { $0 == Self.underscore }.count
    } else if isWanted {
      try leaveOutThunk(at: place, file)
    }
    let number = UInt32(truncatingIfNeeded: start + skipped).littleEndian
    withUnsafeBytes(of: number) { bytes.replaceSubrange(symbol..<symbol + 4, with: $0) }
  }

  /// What asks for a version of the system; Swift lets nobody else have a function of this name.
  private static let versionQuery = Array("___isPlatformVersionAtLeast\0".utf8)

  private func isText(_ text: [UInt8], at place: Int) -> Bool {
    place + text.count <= bytes.count && bytes[place..<place + text.count].elementsEqual(text)
  }

  /// Has a function called directly that is called by way of a thunk where older phones lack it: Linux's
  /// libraries have it, and no thunks.
  ///
  /// Names that end in the same bytes may share them, and are thunks' as well.
  private mutating func leaveOutThunk(at place: Int, _ file: ElfBytes) throws {
    let mangled = Array("_$s".utf8)
    guard isText(mangled, at: place) else { return }
    let length = try file.text(at: place, limit: file.count - place).length - 1
    for ending in ["", "Tu"].map({ Array($0.utf8) }) {
      let thunk = Self.thunk + ending + [0]
      let begin = place + length + 1 - thunk.count
      guard begin > place, isText(thunk, at: begin) else { continue }
      let direct = ending + [UInt8](repeating: 0, count: thunk.count - ending.count)
      bytes.replaceSubrange(begin..<begin + thunk.count, with: direct)
    }
  }

  /// How the mangled name of a back deployment's thunk ends; behind it may stand that it is asynchronous.
  private static let thunk = Array("Twb".utf8)
}
