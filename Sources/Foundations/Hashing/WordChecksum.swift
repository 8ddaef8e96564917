/// Eight bytes that tell whether a file is still as it was written: against damage, not against anybody.
///
/// It takes eight bytes at a step and a small part of the time of SHA-256. Every step turns two different
/// states, or two different words, into different states: one damaged word is always noticed.
package enum WordChecksum {
  package static func of(_ bytes: ArraySlice<UInt8>) -> UInt64 {
    bytes.withUnsafeBytes { buffer in
      var state = UInt64(truncatingIfNeeded: buffer.count) ^ 0x9e37_79b9_7f4a_7c15
      func add(_ word: UInt64) {
        state = (state ^ word) &* 0xff51_afd7_ed55_8ccd
        state ^= state >> 32
      }
      let whole = buffer.count & ~7
      for place in stride(from: 0, to: whole, by: 8) {
        add(UInt64(littleEndian: buffer.loadUnaligned(fromByteOffset: place, as: UInt64.self)))
      }
      var rest: UInt64 = 0
      for byte in buffer[whole...] { rest = rest << 8 | UInt64(byte) }
      add(rest)
      return state
    }
  }
}
