import Synchronization

/// Random numbers as learner code sees them in a worker: the same ones in every run.
///
/// `Int.random(in:)`, `shuffled()` and their like end in the Swift runtime's `swift_stdlib_random`. That
/// function is bound inside the runtime's library, where nothing can take its place; but it asks the
/// kernel through the C library's `syscall`. This executable defines that function itself, and answers
/// `getrandom` with these numbers in a worker.
package enum WorkerRandom {
  /// The state of a SplitMix64 generator; nil for the system's randomness.
  private static let state = Mutex<UInt64?>(nil)

  static func seed(_ seed: UInt64) {
    state.withLock { $0 = seed }
  }

  /// Fills the buffer; false where nothing was sown, and the system's randomness is wanted.
  package static func fill(_ buffer: UnsafeMutableRawBufferPointer) -> Bool {
    state.withLock { state in
      guard var current = state else { return false }
      for offset in stride(from: 0, to: buffer.count, by: 8) {
        current &+= 0x9E37_79B9_7F4A_7C15
        var value = current
        value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
        value ^= value >> 31
        withUnsafeBytes(of: value) { bytes in
          for place in 0..<min(8, buffer.count - offset) { buffer[offset + place] = bytes[place] }
        }
      }
      state = current
      return true
    }
  }
}
