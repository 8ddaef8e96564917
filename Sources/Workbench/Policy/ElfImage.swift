/// The dynamic symbols of a 64-bit little-endian ELF library, read without trusting a single offset.
struct ElfImage {
  enum Damage: Error, Equatable {
    case notELF
    case malformed
  }

  /// Names that the library wants from elsewhere, without version suffixes.
  let undefinedSymbols: [String]

  /// Libraries that it wants to be loaded with it.
  let neededLibraries: [String]

  /// Functions that run while it is loaded, the runtime's own among them.
  let initializerCount: Int

  // Section types and dynamic tags (the ELF and gABI specifications).
  private enum Section { static let dynamic = 6, dynamicSymbols = 11, initializers = 14 }
  private static let needed = 1
  private static let symbolSize = 24

  init(_ bytes: [UInt8]) throws(Damage) {
    let image = Bytes(bytes)
    // 64-bit, little endian.
    guard bytes.starts(with: [0x7f, 0x45, 0x4c, 0x46, 2, 1]) else { throw .notELF }
    let table = try image.number(at: 40, size: 8)
    let entrySize = try image.number(at: 58, size: 2)
    let count = try image.number(at: 60, size: 2)
    guard entrySize >= 64 else { throw .malformed }
    var undefined: [String] = []
    var libraries: [String] = []
    var initializers = 0
    for index in 0..<count {
      let header = try image.sum(table, image.product(index, entrySize))
      let type = try image.number(at: header + 4, size: 4)
      let offset = try image.number(at: header + 24, size: 8)
      let size = try image.number(at: header + 32, size: 8)
      switch type {
      case Section.initializers:
        initializers += size / 8
      case Section.dynamicSymbols, Section.dynamic:
        let strings = try image.number(at: header + 40, size: 4)
        let linked = try image.sum(table, image.product(strings, entrySize))
        let names = try image.number(at: linked + 24, size: 8)
        _ = try image.number(at: image.sum(offset, max(0, size - 1)), size: 1)
        if type == Section.dynamic {
          for place in stride(from: offset, to: offset + size - 15, by: 16) {
            guard try image.number(at: place, size: 8) == Self.needed else { continue }
            libraries.append(
              try image.text(at: image.sum(names, image.number(at: place + 8, size: 8))))
          }
          continue
        }
        for place in stride(
          from: offset, to: offset + size - Self.symbolSize + 1, by: Self.symbolSize)
        where try image.number(at: place + 6, size: 2) == 0 {
          let name = try image.number(at: place, size: 4)
          if name != 0 { undefined.append(try image.text(at: image.sum(names, name))) }
        }
      default: continue
      }
    }
    undefinedSymbols = undefined
    neededLibraries = libraries
    initializerCount = initializers
  }

  /// Reads that cannot leave the file.
  private struct Bytes {
    let bytes: [UInt8]

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    func number(at offset: Int, size: Int) throws(Damage) -> Int {
      guard offset >= 0, offset <= bytes.count - size else { throw .malformed }
      var value: UInt64 = 0
      for index in (0..<size).reversed() { value = value << 8 | UInt64(bytes[offset + index]) }
      guard let number = Int(exactly: value) else { throw .malformed }
      return number
    }

    func text(at offset: Int) throws(Damage) -> String {
      guard bytes.indices.contains(offset),
        let end = bytes[offset...].firstIndex(of: 0)
      else { throw .malformed }
      return String(decoding: bytes[offset..<end], as: UTF8.self)
    }

    func sum(_ left: Int, _ right: Int) throws(Damage) -> Int {
      let (value, overflow) = left.addingReportingOverflow(right)
      guard !overflow else { throw .malformed }
      return value
    }

    func product(_ left: Int, _ right: Int) throws(Damage) -> Int {
      let (value, overflow) = left.multipliedReportingOverflow(by: right)
      guard !overflow else { throw .malformed }
      return value
    }
  }
}
