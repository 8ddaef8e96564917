/// The symbols of a 64-bit little-endian ELF library or object, read with all offsets checked.
///
/// Reading takes linear time, whatever the bytes, and ends with an image or with `Damage`.
struct ElfImage {
  enum Damage: Error, Equatable {
    case notELF
    case malformed
  }

  /// The names that the library imports, without version suffixes.
  private(set) var undefinedSymbols: [String] = []

  /// The names that the library exports.
  private(set) var definedSymbols: [String] = []

  /// The libraries to load with this library.
  private(set) var neededLibraries: [String] = []

  /// The number of functions that the loader calls before and after all others.
  private(set) var loaderFunctions = 0

  enum Symbols {
    /// Symbols for the loader, in a library.
    case dynamic
    /// Symbols for the linker, in an object.
    case all
  }

  /// Numbers from the ELF specification.
  private enum SectionType { static let symbols = 2, dynamic = 6, dynamicSymbols = 11 }
  private enum Tag {
    static let needed = 1, initialization = 12, termination = 13
    static let arraySizes: Set<Int> = [27, 28, 33]
  }
  private static let symbolSize = 24
  private static let tagSize = 16

  /// The maximum number of symbols and of bytes in names; a widget has thousands of symbols.
  private static let symbolLimit = 200_000
  private static let nameLimit = 32 << 20

  /// The number of bytes in names that may still be read.
  private var namesLeft = Self.nameLimit

  init(_ bytes: [UInt8], symbols: Symbols = .dynamic) throws(Damage) {
    let file = ElfBytes(bytes)
    var types: Set<Int> = []
    let symbols = symbols == .all ? SectionType.symbols : SectionType.dynamicSymbols
    for section in try file.sections(ofTypes: [SectionType.dynamic, symbols]) {
      // A library has one section of each type; more sections would only cost time.
      guard types.insert(section.type).inserted else { throw .malformed }
      let (offset, size, names) = (section.offset, section.size, section.names)
      if section.type == SectionType.dynamic {
        try readTags(file, from: offset, size: size, names: names)
      } else {
        try readSymbols(file, from: offset, size: size, names: names)
      }
    }
  }

  private mutating func readTags(
    _ file: ElfBytes, from offset: Int, size: Int, names: Int
  ) throws(Damage) {
    for index in 0..<size / Self.tagSize {
      let place = offset + index * Self.tagSize
      // Skip the loader's own tags, which are too large for an `Int`.
      guard let tag = try? file.number(at: place, size: 8),
        let value = try? file.number(at: place + 8, size: 8)
      else { continue }
      if tag == 0 { return }
      if tag == Tag.needed { neededLibraries.append(try name(file, names, value)) }
      if tag == Tag.initialization || tag == Tag.termination { loaderFunctions += 1 }
      if Tag.arraySizes.contains(tag) { loaderFunctions += min(value, file.count) / 8 }
    }
  }

  private mutating func readSymbols(
    _ file: ElfBytes, from offset: Int, size: Int, names: Int
  ) throws(Damage) {
    guard size / Self.symbolSize <= Self.symbolLimit else { throw .malformed }
    for index in 0..<size / Self.symbolSize {
      let place = offset + index * Self.symbolSize
      let start = try file.number(at: place, size: 4)
      guard start != 0 else { continue }
      let name = try name(file, names, start)
      if try file.number(at: place + 6, size: 2) == 0 {
        undefinedSymbols.append(name)
      } else {
        definedSymbols.append(name)
      }
    }
  }

  private mutating func name(
    _ file: ElfBytes, _ names: Int, _ start: Int
  ) throws(Damage) -> String {
    guard start <= file.count else { throw .malformed }
    let (text, length) = try file.text(at: names + start, limit: namesLeft)
    namesLeft -= length
    return text
  }
}
