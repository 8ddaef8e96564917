/// Reads LLVM's bitstream container: blocks, records and abbreviations.
///
/// `rings` uses it outside the sandbox to read files that a sandboxed compiler wrote from untrusted source.
/// It's in Swift for memory safety: the C++ libraries libclang and libIndexStore abort on damaged files, and
/// they don't support `swiftdeps`. Every read is bounds-checked, because a killed compiler leaves incomplete
/// files.
struct BitstreamReader {
  enum Damage: Error, Equatable {
    case ended
    case malformed
  }

  enum Entry: Equatable {
    case block(id: Int)
    case endOfBlock
    case record(Record)
  }

  struct Record: Equatable {
    var code: Int
    var fields: [UInt64]
    var blob: [UInt8]
  }

  private enum Operand {
    case literal(UInt64)
    case fixed(Int)
    case variable(Int)
    case array
    case character
    case blob
  }

  private struct Block {
    var id: Int
    var width: Int
    var abbreviations: [[Operand]]
  }

  private let bytes: [UInt8]
  private var position = 0
  private var blocks = [Block(id: -1, width: 2, abbreviations: [])]

  /// The abbreviations that the block information block declares for other blocks.
  private var shared: [Int: [[Operand]]] = [:]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  var isAtEnd: Bool { blocks.count == 1 && position + 32 > bytes.count * 8 }

  mutating func skipMagic(_ magic: String) -> Bool {
    guard bytes.starts(with: magic.utf8) else { return false }
    position = magic.utf8.count * 8
    return true
  }

  /// Returns the next entry of the innermost block; abbreviation definitions are processed silently.
  mutating func next() throws(Damage) -> Entry {
    while true {
      guard let block = blocks.last else { throw .malformed }
      let kind = Int(try fixed(block.width))
      switch kind {
      case 0:
        try align()
        guard blocks.count > 1 else { throw .malformed }
        blocks.removeLast()
        return .endOfBlock
      case 1:
        let id = Int(truncatingIfNeeded: try variable(8))
        let width = Int(truncatingIfNeeded: try variable(4))
        try align()
        _ = try fixed(32)
        guard (1...32).contains(width) else { throw .malformed }
        if id == 0 {
          try readInformation(width: width)
          continue
        }
        blocks.append(Block(id: id, width: width, abbreviations: shared[id] ?? []))
        return .block(id: id)
      case 2:
        let abbreviation = try readAbbreviation()
        blocks[blocks.count - 1].abbreviations.append(abbreviation)
      case 3:
        return .record(try readUnabbreviated())
      default:
        guard kind - 4 < block.abbreviations.count else { throw .malformed }
        return .record(try readRecord(block.abbreviations[kind - 4]))
      }
    }
  }

  private mutating func readInformation(width: Int) throws(Damage) {
    var target = -1
    while true {
      switch Int(try fixed(width)) {
      case 0:
        try align()
        return
      case 2:
        let abbreviation = try readAbbreviation()
        shared[target, default: []].append(abbreviation)
      case 3:
        let record = try readUnabbreviated()
        if record.code == 1, let id = record.fields.first { target = Int(truncatingIfNeeded: id) }
      default:
        throw .malformed
      }
    }
  }

  private mutating func readUnabbreviated() throws(Damage) -> Record {
    let code = Int(truncatingIfNeeded: try variable(6))
    let count = Int(truncatingIfNeeded: try variable(6))
    // A field takes at least six bits, so a larger count is damage and must not allocate memory.
    guard count >= 0, count <= bytes.count * 8 / 6 else { throw .malformed }
    var fields: [UInt64] = []
    for _ in 0..<count { fields.append(try variable(6)) }
    return Record(code: code, fields: fields, blob: [])
  }

  private mutating func readAbbreviation() throws(Damage) -> [Operand] {
    let count = Int(truncatingIfNeeded: try variable(5))
    var operands: [Operand] = []
    guard (1...64).contains(count) else { throw .malformed }
    for _ in 0..<count {
      if try fixed(1) == 1 {
        operands.append(.literal(try variable(8)))
        continue
      }
      switch try fixed(3) {
      case 1: operands.append(.fixed(try width()))
      case 2: operands.append(.variable(try width()))
      case 3: operands.append(.array)
      case 4: operands.append(.character)
      case 5: operands.append(.blob)
      default: throw .malformed
      }
    }
    return operands
  }

  private mutating func width() throws(Damage) -> Int {
    let width = try variable(5)
    guard width <= 64 else { throw .malformed }
    return Int(width)
  }

  private mutating func readRecord(_ operands: [Operand]) throws(Damage) -> Record {
    var values: [UInt64] = []
    var blob: [UInt8] = []
    var index = 0
    while index < operands.count {
      switch operands[index] {
      case .array:
        guard index + 1 < operands.count else { throw .malformed }
        let count = Int(truncatingIfNeeded: try variable(6))
        guard count >= 0, count <= bytes.count * 8 else { throw .malformed }
        for _ in 0..<count { values.append(try scalar(operands[index + 1])) }
        index += 1
      case .blob:
        let count = Int(truncatingIfNeeded: try variable(6))
        try align()
        let start = position / 8
        guard count >= 0, count <= bytes.count - start else { throw .ended }
        blob = Array(bytes[start..<start + count])
        position += count * 8
        try align()
      default:
        values.append(try scalar(operands[index]))
      }
      index += 1
    }
    guard let code = values.first else { throw .malformed }
    return Record(
      code: Int(truncatingIfNeeded: code), fields: Array(values.dropFirst()), blob: blob)
  }

  private mutating func scalar(_ operand: Operand) throws(Damage) -> UInt64 {
    switch operand {
    case .literal(let value): value
    case .fixed(let width): try fixed(width)
    case .variable(let width): try variable(width)
    case .character: try fixed(6)
    case .array, .blob: throw .malformed
    }
  }

  private mutating func fixed(_ width: Int) throws(Damage) -> UInt64 {
    guard position + width <= bytes.count * 8 else { throw .ended }
    var value: UInt64 = 0
    var taken = 0
    while taken < width {
      let offset = position & 7
      let count = min(8 - offset, width - taken)
      let bits = UInt64(bytes[position >> 3] >> UInt8(offset)) & ((1 << UInt64(count)) - 1)
      value |= bits << UInt64(taken)
      taken += count
      position += count
    }
    return value
  }

  private mutating func variable(_ width: Int) throws(Damage) -> UInt64 {
    guard width > 1 else { throw .malformed }
    let more = UInt64(1) << UInt64(width - 1)
    var value: UInt64 = 0
    var shift: UInt64 = 0
    while true {
      let piece = try fixed(width)
      value |= shift < 64 ? (piece & (more - 1)) << shift : 0
      if piece & more == 0 { return value }
      shift += UInt64(width - 1)
    }
  }

  private mutating func align() throws(Damage) {
    position = (position + 31) & ~31
    guard position <= bytes.count * 8 else { throw .ended }
  }
}
