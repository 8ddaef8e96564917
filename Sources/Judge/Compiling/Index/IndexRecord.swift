/// The names in a source file and their declarations, from the compiler's index.
///
/// It reads a record file of an index store (clang's `IDXR` format, version 5) with bounds checks.
struct IndexRecord {
  /// A declaration that the file defines or uses.
  struct Symbol: Hashable {
    /// The name, such as `map(_:)`, `==(_:_:)` or `getter:count`.
    var name: String
    /// The unified symbol resolution (USR): `s:SlsE3mapy…`.
    var usr: String
    var isProtocol: Bool
  }

  /// A definition or use of a declaration.
  struct Occurrence: Hashable {
    var symbol: Symbol
    /// The line, counting from 1.
    var line: Int
    /// The column in bytes, counting from 1.
    var column: Int
    var isDefinition: Bool
    /// Whether the compiler generated the occurrence, such as a result builder's call.
    var isImplicit: Bool
    /// Whether the occurrence is a definition inside another definition.
    var isMember: Bool
    /// The requirements and members that the definition implements or overrides.
    var replaced: [Symbol]
  }

  let occurrences: [Occurrence]

  private enum Block {
    static let declarations = 9
    static let occurrences = 11
  }

  /// The role bits of an occurrence.
  private enum Role {
    static let definition: UInt64 = 1 << 1
    static let implicit: UInt64 = 1 << 8
    static let childOf: UInt64 = 1 << 9
    static let overrideOf: UInt64 = 1 << 11
  }

  private static let protocolKind: UInt64 = 8

  /// Reads a record that the compiler wrote.
  ///
  /// - Parameter bytes: The whole file.
  init(_ bytes: [UInt8]) throws(BitstreamReader.Damage) {
    var reader = BitstreamReader(bytes)
    guard reader.skipMagic("IDXR") else { throw .malformed }
    var blocks: [Int] = []
    var symbols: [Symbol] = []
    var occurrences: [Occurrence] = []
    while !reader.isAtEnd {
      switch try reader.next() {
      case .block(let id): blocks.append(id)
      case .endOfBlock: _ = blocks.popLast()
      case .record(let record) where blocks.last == Block.declarations:
        symbols.append(try Self.symbol(record))
      case .record(let record) where blocks.last == Block.occurrences:
        occurrences.append(try Self.occurrence(record, of: symbols))
      case .record: break
      }
    }
    self.occurrences = occurrences
  }

  /// Reads six numbers about the symbol's kind, the lengths of its name and USR, and both strings.
  private static func symbol(
    _ record: BitstreamReader.Record
  ) throws(BitstreamReader.Damage) -> Symbol {
    guard record.fields.count >= 8,
      let name = Int(exactly: record.fields[6]), let usr = Int(exactly: record.fields[7]),
      name <= record.blob.count, usr <= record.blob.count - name
    else { throw .malformed }
    return Symbol(
      name: String(decoding: record.blob[..<name], as: UTF8.self),
      usr: String(decoding: record.blob[name..<name + usr], as: UTF8.self),
      isProtocol: record.fields[0] == protocolKind)
  }

  /// Reads the symbol's number (from 1), its roles, line and column, and its relations to other symbols.
  ///
  /// Each relation begins with its roles.
  private static func occurrence(
    _ record: BitstreamReader.Record, of symbols: [Symbol]
  ) throws(BitstreamReader.Damage) -> Occurrence {
    let fields = record.fields
    guard fields.count >= 4, let number = Int(exactly: fields[0]),
      (1...symbols.count).contains(number), let line = Int(exactly: fields[2]),
      let column = Int(exactly: fields[3])
    else { throw .malformed }
    let relations = stride(from: 5, to: fields.count - 1, by: 2).map { place in
      (roles: fields[place], number: Int(exactly: fields[place + 1]) ?? 0)
    }
    return Occurrence(
      symbol: symbols[number - 1], line: line, column: column,
      isDefinition: fields[1] & Role.definition != 0, isImplicit: fields[1] & Role.implicit != 0,
      isMember: relations.contains { $0.roles & Role.childOf != 0 },
      replaced: relations.filter { $0.roles & Role.overrideOf != 0 }.compactMap { relation in
        symbols.indices.contains(relation.number - 1) ? symbols[relation.number - 1] : nil
      })
  }
}
