/// A phone's object with the names that Linux's libraries have for the same symbols, and with what Linux's
/// runtime knows of pointers.
///
/// Apple's compilers put an underscore before every name, whatever the format of the object: here each
/// symbol's name begins one byte later. Whatever the bytes are, this ends, with an object or with damage.
package struct RelabelledObject {
  package private(set) var bytes: [UInt8]

  /// Numbers of the ELF specification.
  private static let symbolTable = 2
  private static let localBinding = 0
  private static let dataType = 1
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
        let place = table.offset + symbol * Self.symbolSize
        try relabel(at: place, names: table.names, file)
        try correctWitnesses(at: place, names: table.names, file)
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
    guard isText(Self.mangled, at: place) else { return }
    let length = try file.text(at: place, limit: file.count - place).length - 1
    for ending in ["", "Tu"].map({ Array($0.utf8) }) {
      let thunk = Self.thunk + ending + [0]
      let begin = place + length + 1 - thunk.count
      guard begin > place, isText(thunk, at: begin) else { continue }
      let direct = ending + [UInt8](repeating: 0, count: thunk.count - ending.count)
      bytes.replaceSubrange(begin..<begin + thunk.count, with: direct)
    }
  }

  /// How Swift's mangled names begin for a phone.
  private static let mangled = Array("_$s".utf8)
  /// How the mangled name of a back deployment's thunk ends; behind it may stand that it is asynchronous.
  private static let thunk = Array("Twb".utf8)
}

extension RelabelledObject {
  /// How the mangled name of a type's value witness table ends.
  private static let witnesses = Array("WV\0".utf8)
  /// Bytes of such a table, of an enum's as well, and where in it the number stands of the bit patterns that
  /// are no value.
  private static let witnessSizes = [88, 112]
  private static let countPlace = 84
  /// What may stand for other cases in a pointer: as many patterns as there are addresses at which nothing can
  /// be, below 4 GB on a phone, and no more than fit; below the second page on Linux.
  private static let (phonesPatterns, patterns) = (0x7fff_ffff, 4096)

  /// Has a type say how many bit patterns of it are no value as Linux counts them.
  ///
  /// Of what a tuple holds, the runtime takes the first with the most of them, and stores there that there is
  /// none; the compiler did the same with a phone's numbers for all. With those of a learner's types alone, the
  /// two would mean different places.
  private mutating func correctWitnesses(at symbol: Int, names: Int, _ file: ElfBytes) throws {
    guard try file.number(at: symbol + 4, size: 1) & 0xf == Self.dataType,
      Self.witnessSizes.contains(try file.number(at: symbol + 16, size: 8))
    else { return }
    let start = names + (try file.number(at: symbol, size: 4))
    let end = start + (try file.text(at: start, limit: file.count - start).length)
    guard isText(Self.mangled, at: start), end - Self.witnesses.count >= start,
      isText(Self.witnesses, at: end - Self.witnesses.count),
      let section = try file.section(at: file.number(at: symbol + 6, size: 2))
    else { return }
    let table = try file.number(at: symbol + 8, size: 8)
    guard table <= section.size else { throw ElfImage.Damage.malformed }
    let place = section.offset + table + Self.countPlace
    let count = try file.number(at: place, size: 4)
    // Some of a pointer's may be taken, for the cases that a type has besides.
    let taken = Self.phonesPatterns - count
    guard taken >= 0, taken < Self.patterns else { return }
    let number = UInt32(Self.patterns - taken).littleEndian
    withUnsafeBytes(of: number) { bytes.replaceSubrange(place..<place + 4, with: $0) }
  }
}
