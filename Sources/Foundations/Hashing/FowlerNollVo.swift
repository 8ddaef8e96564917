/// FNV-1a with 64 bits: a short fingerprint that tells versions apart, where nobody wants two to look alike.
package struct FowlerNollVo: Hashable, Sendable {
  /// What was added so far; a hash that begins with it goes on from there.
  package private(set) var state: UInt64

  package init(state: UInt64 = 0xcbf2_9ce4_8422_2325) { self.state = state }

  package mutating func add(_ bytes: [UInt8]) {
    for byte in bytes { state = (state ^ UInt64(byte)) &* 0x100_0000_01b3 }
  }

  /// Sixteen hexadecimal digits.
  package var hexadecimal: String {
    let digits = String(state, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
