/// AES for one block of 16 bytes (FIPS 197).
struct BlockCipher {
  private let roundKeys: [[UInt8]]

  init(key: [UInt8]) throws {
    guard [16, 24, 32].contains(key.count) else { throw CryptoKitError.incorrectKeySize }
    let words = key.count / 4
    let rounds = words + 6
    var schedule = stride(from: 0, to: key.count, by: 4).map { Array(key[$0..<$0 + 4]) }
    var constant: UInt8 = 1
    for index in words..<4 * (rounds + 1) {
      var word = schedule[index - 1]
      if index % words == 0 {
        word = [word[1], word[2], word[3], word[0]].map { Self.substitutions[Int($0)] }
        word[0] ^= constant
        constant = Self.doubled(constant)
      } else if words > 6, index % words == 4 {
        word = word.map { Self.substitutions[Int($0)] }
      }
      schedule.append(zip(word, schedule[index - words]).map { $0 ^ $1 })
    }
    roundKeys = stride(from: 0, to: schedule.count, by: 4).map {
      Array(schedule[$0..<$0 + 4].joined())
    }
  }

  func encrypted(_ block: [UInt8]) -> [UInt8] {
    var state = zip(block, roundKeys[0]).map { $0 ^ $1 }
    for (round, key) in roundKeys.enumerated().dropFirst() {
      // Substitute every byte and shift the rows: row r of column c comes from column c + r.
      state = (0..<16).map { Self.substitutions[Int(state[($0 + 4 * ($0 % 4)) % 16])] }
      if round < roundKeys.count - 1 { state = Self.mixedColumns(state) }
      state = zip(state, key).map { $0 ^ $1 }
    }
    return state
  }

  private static func mixedColumns(_ state: [UInt8]) -> [UInt8] {
    (0..<16).map { index in
      let column = index / 4 * 4
      let row = index % 4
      func byte(_ offset: Int) -> UInt8 { state[column + (row + offset) % 4] }
      return doubled(byte(0)) ^ doubled(byte(1)) ^ byte(1) ^ byte(2) ^ byte(3)
    }
  }

  /// Twice the value in the field of bytes.
  private static func doubled(_ byte: UInt8) -> UInt8 {
    byte << 1 ^ (byte & 0x80 == 0 ? 0 : 0x1B)
  }

  /// The inverse in the field of bytes, mixed with four turns of itself.
  private static let substitutions: [UInt8] = {
    var table = [UInt8](repeating: 0x63, count: 256)
    var (power, inverse): (UInt8, UInt8) = (1, 1)
    repeat {
      power ^= doubled(power)
      // Division by three, the generator.
      inverse ^= inverse << 1
      inverse ^= inverse << 2
      inverse ^= inverse << 4
      if inverse & 0x80 != 0 { inverse ^= 0x09 }
      let turned = (1...4).reduce(inverse) { $0 ^ (inverse << $1 | inverse >> (8 - $1)) }
      table[Int(power)] = turned ^ 0x63
    } while power != 1
    return table
  }()
}
