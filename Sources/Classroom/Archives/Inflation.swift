/// Unpacks deflated bytes (RFC 1951), and no more of them than a limit.
struct Inflation {
  private let input: [UInt8]
  private let limit: Int
  private(set) var position: Int
  private var held: UInt32 = 0
  private var heldCount = 0
  private var output: [UInt8] = []

  /// The bytes that the stream at `offset` stands for, and where it ends.
  ///
  /// - Throws: `ArchiveProblem` for a stream that is damaged or larger than the limit.
  static func bytes(
    of input: [UInt8], from offset: Int, limit: Int
  ) throws(ArchiveProblem) -> (bytes: [UInt8], end: Int) {
    var inflation = Inflation(input: input, limit: limit, position: offset)
    try inflation.unpack()
    return (inflation.output, inflation.position)
  }

  private init(input: [UInt8], limit: Int, position: Int) {
    self.input = input
    self.limit = limit
    self.position = position
  }

  private mutating func unpack() throws(ArchiveProblem) {
    var isLast = false
    while !isLast {
      isLast = try bits(1) == 1
      switch try bits(2) {
      case 0: try copyStored()
      case 1: try unpackBlock(literals: Self.fixedLiterals, distances: Self.fixedDistances)
      case 2:
        let (literals, distances) = try readCodes()
        try unpackBlock(literals: literals, distances: distances)
      default: throw .damaged
      }
    }
    // Whole bytes that were looked at and not needed.
    position -= heldCount / 8
    heldCount = 0
  }

  private mutating func bits(_ count: Int) throws(ArchiveProblem) -> Int {
    while heldCount < count {
      guard position < input.count else { throw .damaged }
      held |= UInt32(input[position]) << UInt32(heldCount)
      position += 1
      heldCount += 8
    }
    let value = held & ((1 << UInt32(count)) - 1)
    held >>= UInt32(count)
    heldCount -= count
    return Int(value)
  }

  private mutating func copyStored() throws(ArchiveProblem) {
    position -= heldCount / 8
    held = 0
    heldCount = 0
    guard position + 4 <= input.count else { throw .damaged }
    let length = Int(input[position]) | Int(input[position + 1]) << 8
    let check = Int(input[position + 2]) | Int(input[position + 3]) << 8
    position += 4
    guard length == ~check & 0xFFFF, position + length <= input.count else { throw .damaged }
    guard output.count + length <= limit else { throw .tooLarge }
    output += input[position..<position + length]
    position += length
  }

  private mutating func symbol(_ code: PrefixCode) throws(ArchiveProblem) -> Int {
    var value = 0
    var first = 0
    var index = 0
    for length in 1...15 {
      value |= try bits(1)
      let count = code.counts[length]
      if value - count < first { return code.symbols[index + value - first] }
      index += count
      first = (first + count) << 1
      value <<= 1
    }
    throw .damaged
  }

  private mutating func unpackBlock(
    literals: PrefixCode, distances: PrefixCode
  ) throws(ArchiveProblem) {
    while true {
      let symbol = try symbol(literals)
      if symbol < 256 {
        guard output.count < limit else { throw .tooLarge }
        output.append(UInt8(symbol))
        continue
      }
      if symbol == 256 { return }
      guard symbol - 257 < Self.lengthBases.count else { throw .damaged }
      let length = try Self.lengthBases[symbol - 257] + bits(Self.lengthBits[symbol - 257])
      let far = try self.symbol(distances)
      guard far < Self.distanceBases.count else { throw .damaged }
      let distance = try Self.distanceBases[far] + bits(Self.distanceBits[far])
      guard distance <= output.count else { throw .damaged }
      guard output.count + length <= limit else { throw .tooLarge }
      let start = output.count - distance
      for offset in 0..<length { output.append(output[start + offset]) }
    }
  }

  private mutating func readCodes() throws(ArchiveProblem) -> (PrefixCode, PrefixCode) {
    let literalCount = try bits(5) + 257
    let distanceCount = try bits(5) + 1
    let lengthCount = try bits(4) + 4
    guard literalCount <= 286, distanceCount <= 30 else { throw .damaged }
    var lengths = [Int](repeating: 0, count: 19)
    for place in Self.lengthOrder.prefix(lengthCount) { lengths[place] = try bits(3) }
    let code = try PrefixCode(lengths: lengths)
    var all: [Int] = []
    while all.count < literalCount + distanceCount {
      let symbol = try symbol(code)
      switch symbol {
      case 0..<16: all.append(symbol)
      case 16:
        guard let last = all.last else { throw .damaged }
        all += try [Int](repeating: last, count: 3 + bits(2))
      case 17: all += try [Int](repeating: 0, count: 3 + bits(3))
      default: all += try [Int](repeating: 0, count: 11 + bits(7))
      }
    }
    guard all.count == literalCount + distanceCount, all[256] != 0 else { throw .damaged }
    return (
      try PrefixCode(lengths: Array(all.prefix(literalCount))),
      try PrefixCode(lengths: Array(all.dropFirst(literalCount)))
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
  private static let fixedLiterals = PrefixCode(
    known: (0..<288).map { $0 < 144 ? 8 : $0 < 256 ? 9 : $0 < 280 ? 7 : 8 })
  private static let fixedDistances = PrefixCode(known: [Int](repeating: 5, count: 30))
}

/// A prefix code by the lengths of its words: how many there are of each, and whose they are in order.
private struct PrefixCode {
  let counts: [Int]
  let symbols: [Int]

  init(known lengths: [Int]) {
    var counts = [Int](repeating: 0, count: 16)
    for length in lengths where length > 0 { counts[length] += 1 }
    self.counts = counts
    symbols = (1...15).flatMap { length in
      lengths.indices.filter { lengths[$0] == length }
    }
  }

  /// - Throws: `ArchiveProblem.damaged` where there are more words than the lengths have room for.
  init(lengths: [Int]) throws(ArchiveProblem) {
    self.init(known: lengths)
    var room = 1
    for length in 1...15 {
      room = room << 1 - counts[length]
      if room < 0 { throw .damaged }
    }
  }
}
