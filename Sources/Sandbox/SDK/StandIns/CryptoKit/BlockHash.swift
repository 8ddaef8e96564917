import AppleFoundation

/// What one hash function does to its state with each block of 64 bytes.
protocol HashRounds: Sendable {
  static var start: [UInt32] { get }
  static var isBigEndian: Bool { get }
  static func mix(_ words: [UInt32], into state: inout [UInt32])
}

/// The way of working that MD5, SHA-1 and SHA-256 share: blocks of 64 bytes, the last one filled up
/// with the message's length.
struct BlockHash: Sendable {
  private let rounds: any HashRounds.Type
  private var state: [UInt32]
  private var rest: [UInt8] = []
  private var length: UInt64 = 0

  init(rounds: any HashRounds.Type) {
    self.rounds = rounds
    state = rounds.start
  }

  mutating func update(_ buffer: UnsafeRawBufferPointer) {
    length += UInt64(buffer.count)
    rest += buffer
    var start = 0
    while rest.count - start >= 64 {
      mix(rest[start..<start + 64])
      start += 64
    }
    rest.removeFirst(start)
  }

  func finalized() -> [UInt8] {
    var copy = self
    var tail = rest + [0x80]
    while tail.count % 64 != 56 { tail.append(0) }
    let bits = length &* 8
    for index in 0..<8 {
      let place = rounds.isBigEndian ? 56 - 8 * index : 8 * index
      tail.append(UInt8(truncatingIfNeeded: bits >> UInt64(place)))
    }
    for start in stride(from: 0, to: tail.count, by: 64) { copy.mix(tail[start..<start + 64]) }
    return copy.state.flatMap { word -> [UInt8] in
      (0..<4).map { index -> UInt8 in UInt8(truncatingIfNeeded: word >> shift(ofByte: index)) }
    }
  }

  /// How far a byte of a word stands from the word's low end, in bits.
  private func shift(ofByte index: Int) -> UInt32 {
    UInt32(rounds.isBigEndian ? 24 - 8 * index : 8 * index)
  }

  private mutating func mix(_ block: ArraySlice<UInt8>) {
    let bytes = Array(block)
    let words = stride(from: 0, to: 64, by: 4).map { start -> UInt32 in
      var word: UInt32 = 0
      for index in 0..<4 { word |= UInt32(bytes[start + index]) << shift(ofByte: index) }
      return word
    }
    rounds.mix(words, into: &state)
  }

  static func hexadecimal(_ byte: UInt8) -> String {
    (byte < 16 ? "0" : "") + String(byte, radix: 16)
  }
}

extension UInt32 {
  func rotatedLeft(_ count: UInt32) -> UInt32 { self << count | self >> (32 - count) }
  func rotatedRight(_ count: UInt32) -> UInt32 { self >> count | self << (32 - count) }
}

/// The first 32 bits of the fractional part of a root, which SHA-256's constants are.
private func rootFraction(_ number: Int, exponent: Double) -> UInt32 {
  let root = pow(Double(number), exponent)
  return UInt32((root - root.rounded(.down)) * 4_294_967_296)
}

private let primes: [Int] = (2...311).filter { number in
  !(2..<number).contains { number % $0 == 0 }
}

enum SHA256Rounds: HashRounds {
  static let isBigEndian = true
  static let start = primes.prefix(8).map { rootFraction($0, exponent: 0.5) }
  private static let constants = primes.prefix(64).map { rootFraction($0, exponent: 1 / 3) }

  static func mix(_ words: [UInt32], into state: inout [UInt32]) {
    var schedule = words
    for index in 16..<64 {
      let (early, late) = (schedule[index - 15], schedule[index - 2])
      let first = early.rotatedRight(7) ^ early.rotatedRight(18) ^ early >> 3
      let second = late.rotatedRight(17) ^ late.rotatedRight(19) ^ late >> 10
      schedule.append(schedule[index - 16] &+ first &+ schedule[index - 7] &+ second)
    }
    var s = state
    for index in 0..<64 {
      let mixed = s[4].rotatedRight(6) ^ s[4].rotatedRight(11) ^ s[4].rotatedRight(25)
      let choice = s[4] & s[5] ^ ~s[4] & s[6]
      let first = s[7] &+ mixed &+ choice &+ constants[index] &+ schedule[index]
      let turned = s[0].rotatedRight(2) ^ s[0].rotatedRight(13) ^ s[0].rotatedRight(22)
      let majority = s[0] & s[1] ^ s[0] & s[2] ^ s[1] & s[2]
      s = [first &+ turned &+ majority, s[0], s[1], s[2], s[3] &+ first, s[4], s[5], s[6]]
    }
    for index in 0..<8 { state[index] &+= s[index] }
  }
}

enum SHA1Rounds: HashRounds {
  static let isBigEndian = true
  static let start: [UInt32] = [0x6745_2301, 0xEFCD_AB89, 0x98BA_DCFE, 0x1032_5476, 0xC3D2_E1F0]

  static func mix(_ words: [UInt32], into state: inout [UInt32]) {
    var schedule = words
    for index in 16..<80 {
      let word =
        schedule[index - 3] ^ schedule[index - 8] ^ schedule[index - 14] ^ schedule[index - 16]
      schedule.append(word.rotatedLeft(1))
    }
    var s = state
    for index in 0..<80 {
      let (choice, constant): (UInt32, UInt32) =
        switch index {
        case 0..<20: (s[1] & s[2] | ~s[1] & s[3], 0x5A82_7999)
        case 20..<40: (s[1] ^ s[2] ^ s[3], 0x6ED9_EBA1)
        case 40..<60: (s[1] & s[2] | s[1] & s[3] | s[2] & s[3], 0x8F1B_BCDC)
        default: (s[1] ^ s[2] ^ s[3], 0xCA62_C1D6)
        }
      let first = s[0].rotatedLeft(5) &+ choice &+ s[4] &+ constant &+ schedule[index]
      s = [first, s[0], s[1].rotatedLeft(30), s[2], s[3]]
    }
    for index in 0..<5 { state[index] &+= s[index] }
  }
}

enum MD5Rounds: HashRounds {
  static let isBigEndian = false
  static let start: [UInt32] = [0x6745_2301, 0xEFCD_AB89, 0x98BA_DCFE, 0x1032_5476]
  private static let constants = (0..<64).map { UInt32(abs(sin(Double($0 + 1))) * 4_294_967_296) }
  private static let turns: [[UInt32]] = [
    [7, 12, 17, 22], [5, 9, 14, 20], [4, 11, 16, 23], [6, 10, 15, 21],
  ]

  static func mix(_ words: [UInt32], into state: inout [UInt32]) {
    var s = state
    for index in 0..<64 {
      let (choice, place): (UInt32, Int) =
        switch index / 16 {
        case 0: (s[1] & s[2] | ~s[1] & s[3], index)
        case 1: (s[3] & s[1] | ~s[3] & s[2], (5 * index + 1) % 16)
        case 2: (s[1] ^ s[2] ^ s[3], (3 * index + 5) % 16)
        default: (s[2] ^ (s[1] | ~s[3]), 7 * index % 16)
        }
      let sum = choice &+ s[0] &+ constants[index] &+ words[place]
      s = [s[3], s[1] &+ sum.rotatedLeft(turns[index / 16][index % 4]), s[1], s[2]]
    }
    for index in 0..<4 { state[index] &+= s[index] }
  }
}
