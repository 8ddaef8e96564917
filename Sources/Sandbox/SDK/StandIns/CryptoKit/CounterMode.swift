/// AES as a stream of bytes, and the tag over what it encrypted (NIST SP 800-38D).
struct CounterMode {
  private let cipher: BlockCipher
  /// The block that hashing multiplies by.
  private let factor: FieldElement
  private let firstCounter: [UInt8]

  init(key: [UInt8], nonce: [UInt8]) throws {
    cipher = try BlockCipher(key: key)
    factor = FieldElement(cipher.encrypted([UInt8](repeating: 0, count: 16)))
    if nonce.count == 12 {
      firstCounter = nonce + [0, 0, 0, 1]
    } else {
      var hash = FieldHash(factor: factor)
      hash.update(nonce)
      hash.updateLengths(0, nonce.count)
      firstCounter = hash.value.bytes
    }
  }

  /// The bytes encrypted, or decrypted, which is the same.
  func crypted(_ bytes: [UInt8]) -> [UInt8] {
    var counter = firstCounter
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    for start in stride(from: 0, to: bytes.count, by: 16) {
      Self.increment(&counter)
      let block = cipher.encrypted(counter)
      for index in start..<min(start + 16, bytes.count) {
        result.append(bytes[index] ^ block[index - start])
      }
    }
    return result
  }

  func tag(of ciphertext: [UInt8], authenticating data: [UInt8]) -> [UInt8] {
    var hash = FieldHash(factor: factor)
    hash.update(data)
    hash.update(ciphertext)
    hash.updateLengths(data.count, ciphertext.count)
    return zip(hash.value.bytes, cipher.encrypted(firstCounter)).map { $0 ^ $1 }
  }

  private static func increment(_ counter: inout [UInt8]) {
    for index in (12..<16).reversed() {
      counter[index] &+= 1
      if counter[index] != 0 { return }
    }
  }
}

/// An element of the field that the tag is reckoned in: 128 bits, the first the highest.
private struct FieldElement {
  var high: UInt64 = 0
  var low: UInt64 = 0

  init() {}

  init(_ bytes: [UInt8]) {
    for index in 0..<8 {
      high = high << 8 | UInt64(bytes[index])
      low = low << 8 | UInt64(bytes[index + 8])
    }
  }

  var bytes: [UInt8] {
    [high, low].flatMap { (word: UInt64) -> [UInt8] in
      (0..<8).map { (index: Int) -> UInt8 in
        UInt8(truncatingIfNeeded: word >> UInt64(56 - 8 * index))
      }
    }
  }

  func multiplied(by other: FieldElement) -> FieldElement {
    var product = FieldElement()
    var factor = other
    for bit in 0..<128 {
      let isSet = (bit < 64 ? high >> UInt64(63 - bit) : low >> UInt64(127 - bit)) & 1 == 1
      if isSet {
        product.high ^= factor.high
        product.low ^= factor.low
      }
      let carries = factor.low & 1 == 1
      factor.low = factor.low >> 1 | factor.high << 63
      factor.high >>= 1
      if carries { factor.high ^= 0xE1 << 56 }
    }
    return product
  }
}

private struct FieldHash {
  let factor: FieldElement
  var value = FieldElement()

  mutating func update(_ bytes: [UInt8]) {
    for start in stride(from: 0, to: bytes.count, by: 16) {
      let part = Array(bytes[start..<min(start + 16, bytes.count)])
      mix(FieldElement(part + [UInt8](repeating: 0, count: 16 - part.count)))
    }
  }

  mutating func updateLengths(_ first: Int, _ second: Int) {
    var lengths = FieldElement()
    lengths.high = UInt64(first) * 8
    lengths.low = UInt64(second) * 8
    mix(lengths)
  }

  private mutating func mix(_ block: FieldElement) {
    value.high ^= block.high
    value.low ^= block.low
    value = value.multiplied(by: factor)
  }
}
