/// Unpacks data compressed with DEFLATE (RFC 1951).
struct Inflater {
  enum Failure: Error {
    case endsEarly
    case isDamaged
    /// The data would unpack to more than was allowed.
    case isTooLarge(limit: Int)
  }

  private let bytes: [UInt8]
  private var position: Int
  private var buffer: UInt32 = 0
  private var bufferedBits = 0
  private var output: [UInt8] = []
  private let limit: Int

  /// Starts at `position`; gives up when the output grows beyond `limit` bytes.
  init(_ bytes: [UInt8], from position: Int, limit: Int) {
    self.bytes = bytes
    self.position = position
    self.limit = limit
  }

  mutating func inflated() throws(Failure) -> [UInt8] {
    output.reserveCapacity(limit)
    var isLast = false
    while !isLast {
      isLast = try bits(1) == 1
      switch try bits(2) {
      case 0: try copyStored()
      case 1: try expand(literals: Self.fixedLiterals, distances: Self.fixedDistances)
      case 2:
        let (literals, distances) = try readTables()
        try expand(literals: literals, distances: distances)
      default: throw .isDamaged
      }
    }
    return output
  }

  private mutating func bits(_ count: Int) throws(Failure) -> Int {
    while bufferedBits < count {
      guard position < bytes.count else { throw .endsEarly }
      buffer |= UInt32(bytes[position]) << UInt32(bufferedBits)
      position += 1
      bufferedBits += 8
    }
    let value = buffer & ((1 << UInt32(count)) - 1)
    buffer >>= UInt32(count)
    bufferedBits -= count
    return Int(value)
  }

  private mutating func symbol(_ table: HuffmanTable) throws(Failure) -> Int {
    var code = 0
    var first = 0
    var index = 0
    for length in 1...15 {
      code |= try bits(1)
      let count = table.counts[length]
      if code - first < count { return table.symbols[index + code - first] }
      index += count
      first = (first + count) << 1
      code <<= 1
    }
    throw .isDamaged
  }

  private mutating func copyStored() throws(Failure) {
    bufferedBits = 0
    buffer = 0
    guard position + 4 <= bytes.count else { throw .endsEarly }
    let length = Int(bytes[position]) | Int(bytes[position + 1]) << 8
    position += 4
    guard position + length <= bytes.count else { throw .endsEarly }
    guard output.count + length <= limit else { throw .isTooLarge(limit: limit) }
    output += bytes[position..<position + length]
    position += length
  }

  private mutating func expand(
    literals: HuffmanTable, distances: HuffmanTable
  ) throws(Failure) {
    while true {
      let value = try symbol(literals)
      if value == 256 { return }
      guard output.count < limit else { throw .isTooLarge(limit: limit) }
      if value < 256 {
        output.append(UInt8(value))
        continue
      }
      guard value < 286 else { throw .isDamaged }
      let length = Self.lengthBases[value - 257] + (try bits(Self.lengthBits[value - 257]))
      let code = try symbol(distances)
      guard code < 30 else { throw .isDamaged }
      let distance = Self.distanceBases[code] + (try bits(Self.distanceBits[code]))
      guard distance <= output.count else { throw .isDamaged }
      guard output.count + length <= limit else { throw .isTooLarge(limit: limit) }
      let start = output.count - distance
      for offset in 0..<length { output.append(output[start + offset]) }
    }
  }

  /// Reads the code lengths that a block brings along, themselves packed.
  private mutating func readTables() throws(Failure) -> (HuffmanTable, HuffmanTable) {
    let literalCount = try bits(5) + 257
    let distanceCount = try bits(5) + 1
    let lengthCount = try bits(4) + 4
    var codeLengths = [Int](repeating: 0, count: 19)
    for place in Self.lengthOrder.prefix(lengthCount) { codeLengths[place] = try bits(3) }
    let table = HuffmanTable(codeLengths)
    var lengths: [Int] = []
    while lengths.count < literalCount + distanceCount {
      let value = try symbol(table)
      switch value {
      case 0..<16: lengths.append(value)
      case 16:
        guard let last = lengths.last else { throw .isDamaged }
        lengths += Array(repeating: last, count: try bits(2) + 3)
      case 17: lengths += Array(repeating: 0, count: try bits(3) + 3)
      default: lengths += Array(repeating: 0, count: try bits(7) + 11)
      }
    }
    guard lengths.count == literalCount + distanceCount else { throw .isDamaged }
    return (
      HuffmanTable(Array(lengths[..<literalCount])), HuffmanTable(Array(lengths[literalCount...]))
    )
  }

  private static let lengthOrder = [
    16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15,
  ]
  private static let lengthBases = [
    3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131,
    163, 195, 227, 258,
  ]
  private static let lengthBits = [
    0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0,
  ]
  private static let distanceBases = [
    1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1025, 1537, 2049,
    3073, 4097, 6145, 8193, 12289, 16385, 24577,
  ]
  private static let distanceBits = [
    0, 0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10, 11, 11, 12, 12, 13,
    13,
  ]
  private static let fixedLiterals = HuffmanTable(
    (0..<288).map { $0 < 144 ? 8 : $0 < 256 ? 9 : $0 < 280 ? 7 : 8 })
  private static let fixedDistances = HuffmanTable([Int](repeating: 5, count: 30))
}

/// A canonical Huffman code: how many symbols each length has, and the symbols in code order.
struct HuffmanTable {
  let counts: [Int]
  let symbols: [Int]

  init(_ lengths: [Int]) {
    var counts = [Int](repeating: 0, count: 16)
    for length in lengths where length > 0 { counts[length] += 1 }
    self.counts = counts
    symbols = lengths.enumerated().filter { $0.element > 0 }
      .sorted { ($0.element, $0.offset) < ($1.element, $1.offset) }.map(\.offset)
  }
}
