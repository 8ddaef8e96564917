import Compiling
import Foundation
import Testing

@Suite("A phone's object gets Linux's names") struct RelabelledObjectTests {
  @Test(arguments: [
    ("_swift_retain", "swift_retain"), ("__exit", "_exit"), ("plain", "plain"),
    ("_$s7SwiftUI4TextVN", "$s7SwiftUI4TextVN"),
    ("___isPlatformVersionAtLeast", "isPlatformVersionAtLeast"),
    // How the standard library offers to older phones what it has had since: Linux's has it, and no thunk.
    ("_$s4main4workyyFTwb", "$s4main4workyyF"), ("_$s4main4workyyYaFTwbTu", "$s4main4workyyYaFTu"),
  ])
  func eachWantedNameBeginsLater(name: String, expected: String) throws {
    let object = try RelabelledObject(SmallObject([.init(name)]).bytes)
    #expect(SmallObject.names(in: object.bytes) == [expected])
  }

  @Test func whatItDefinesItselfKeepsItsName() throws {
    let object = try RelabelledObject(
      SmallObject([
        .init("_local", isLocal: true), .init("_$s4main4workyyFTwb", isDefined: true),
        .init("___isPlatformVersionAtLeast", isDefined: true), .init("_free"),
      ]).bytes)
    #expect(
      SmallObject.names(in: object.bytes) == [
        "_local", "$s4main4workyyFTwb", "__isPlatformVersionAtLeast", "free",
      ])
  }

  /// What a type says of the bit patterns that are no value of it, as Linux counts those of pointers.
  @Test(arguments: [
    (0x7fff_ffff, 4096), (0x7fff_fffe, 4095), (0x7fff_f000, 1), (0x7fff_efff, 0x7fff_efff),
    (251, 251), (0, 0), (65_000, 65_000),
  ])
  func pointersHaveAsManyPatternsAsOnLinux(phones: Int, expected: Int) throws {
    for name in ["_$s4main8ForecastVWV", "_$s4main3SkyOWV"] {
      for isLocal in [true, false] {
        let whole = SmallObject([.init("_free"), .init(name, isLocal: isLocal, patterns: phones)])
        let object = try RelabelledObject(whole.bytes)
        #expect(SmallObject.patterns(in: object.bytes) == expected)
      }
    }
  }

  @Test func otherDataOfThatSizeStaysAsItIs() throws {
    for name in ["_$s4main8ForecastVMn", "_WV"] {
      let object = try RelabelledObject(SmallObject([.init(name, patterns: 0x7fff_ffff)]).bytes)
      #expect(SmallObject.patterns(in: object.bytes) == 0x7fff_ffff)
    }
  }

  @Test func whatIsNoObjectIsAnError() {
    for bytes in [[], Array("no object at all, whatever it is".utf8)] {
      #expect(throws: (any Error).self) { try RelabelledObject(bytes) }
    }
  }

  @Test func noDamageCanHurtIt() throws {
    let whole = SmallObject([
      .init("_free"), .init("_$s4main4workyyFTwb"),
      .init("_$s4main8ForecastVWV", patterns: 0x7fff_ffff),
    ]).bytes
    for length in whole.indices { _ = try? RelabelledObject(Array(whole.prefix(length))) }
    for place in whole.indices {
      for value in [0, 1, 0x7f, 0x80, 0xff] as [UInt8] {
        var bytes = whole
        bytes[place] = value
        if let object = try? RelabelledObject(bytes) {
          #expect(object.bytes.count == bytes.count)
        }
      }
    }
  }
}

/// An object of the ELF format with symbols and nothing else.
private struct SmallObject {
  struct Symbol {
    let name: String
    var isLocal = false
    var isDefined = false
    /// What stands where a value witness table has the number of patterns that are no value.
    var patterns: Int?

    init(_ name: String, isLocal: Bool = false, isDefined: Bool = false, patterns: Int? = nil) {
      self.name = name
      self.isLocal = isLocal
      self.isDefined = isDefined || patterns != nil
      self.patterns = patterns
    }
  }

  private(set) var bytes: [UInt8]

  private static let headerSize = 64
  private static let symbolSize = 24
  private static let tableSize = 88

  init(_ symbols: [Symbol]) {
    var names: [UInt8] = [0]
    var data: [UInt8] = []
    var table = [UInt8](repeating: 0, count: Self.symbolSize)
    for symbol in symbols {
      table += Self.number(names.count, 4)
      let isData = symbol.patterns != nil
      table += [(symbol.isLocal ? 0 : 0x10) | (isData ? 1 : 0), 0]
      table += Self.number(isData ? 3 : symbol.isDefined ? 1 : 0, 2)
      table += Self.number(isData ? data.count : 0, 8) + Self.number(isData ? Self.tableSize : 0, 8)
      if let patterns = symbol.patterns {
        data += [UInt8](repeating: 0, count: Self.tableSize - 4) + Self.number(patterns, 4)
      }
      names += Array(symbol.name.utf8) + [0]
    }
    let place = Self.headerSize
    let sections = place + names.count + table.count + data.count
    bytes = [0x7f, 0x45, 0x4c, 0x46, 2, 1] + [UInt8](repeating: 0, count: 34)
    bytes += Self.number(sections, 8) + [UInt8](repeating: 0, count: 10)
    bytes += Self.number(Self.headerSize, 2) + Self.number(4, 2) + [0, 0]
    bytes += names + table + data
    bytes += [UInt8](repeating: 0, count: Self.headerSize)
    bytes += Self.section(type: 3, offset: place, size: names.count, link: 0)
    bytes += Self.section(type: 2, offset: place + names.count, size: table.count, link: 1)
    bytes += Self.section(
      type: 1, offset: place + names.count + table.count, size: data.count, link: 0)
  }

  private static func section(type: Int, offset: Int, size: Int, link: Int) -> [UInt8] {
    number(0, 4) + number(type, 4) + number(0, 16) + number(offset, 8) + number(size, 8)
      + number(link, 4) + number(0, 20)
  }

  private static func number(_ value: Int, _ size: Int) -> [UInt8] {
    (0..<size).map { $0 < 8 ? UInt8(truncatingIfNeeded: value >> (8 * $0)) : 0 }
  }

  /// The number of patterns in the one table that there is.
  static func patterns(in bytes: [UInt8]) -> Int {
    func number(_ place: Int, _ size: Int) -> Int {
      (0..<size).reduce(0) { $0 | Int(bytes[place + $1]) << (8 * $1) }
    }
    return number(number(number(40, 8) + 3 * headerSize + 24, 8) + tableSize - 4, 4)
  }

  /// The names of all symbols, as a linker reads them.
  static func names(in bytes: [UInt8]) -> [String] {
    func number(_ place: Int, _ size: Int) -> Int {
      (0..<size).reduce(0) { $0 | Int(bytes[place + $1]) << (8 * $1) }
    }
    let sections = number(40, 8)
    let names = number(sections + headerSize + 24, 8)
    let table = number(sections + 2 * headerSize + 24, 8)
    let count = number(sections + 2 * headerSize + 32, 8) / symbolSize
    return (1..<count).map { symbol in
      let start = names + number(table + symbol * symbolSize, 4)
      return String(decoding: bytes[start...].prefix { $0 != 0 }, as: UTF8.self)
    }
  }
}
