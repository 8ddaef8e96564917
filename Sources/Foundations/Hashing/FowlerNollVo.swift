/// 64-bit FNV-1a, a short fingerprint for telling versions apart; it isn't safe against attackers.
package struct FowlerNollVo: Hashable, Sendable {
  /// The current hash; pass it to `init(state:)` to continue from here.
  package private(set) var state: UInt64

  package init(state: UInt64 = 0xcbf2_9ce4_8422_2325) { self.state = state }

  package mutating func add(_ bytes: [UInt8]) {
    for byte in bytes { state = (state ^ UInt64(byte)) &* 0x100_0000_01b3 }
  }

  /// The hash as sixteen hexadecimal digits.
  package var hexadecimal: String {
    let digits = String(state, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
