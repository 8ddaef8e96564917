import Stage
import Synchronization

/// Random numbers as learner code sees them in a worker: the same ones in every run.
///
/// `Int.random(in:)`, `shuffled()` and their like end in the Swift runtime's `swift_stdlib_random`. That
/// function is bound inside the runtime's library, where nothing can take its place; but it asks the
/// kernel through the C library's `syscall`. This executable defines that function itself, and answers
/// `getrandom` with these numbers in a worker.
package enum WorkerRandom {
  /// Nil for the system's randomness.
  private static let state = Mutex<SplitMix?>(nil)

  static func seed(_ seed: UInt64) {
    state.withLock { $0 = SplitMix(seed: seed) }
  }

  /// Fills the buffer; false where nothing was sown, and the system's randomness is wanted.
  package static func fill(_ buffer: UnsafeMutableRawBufferPointer) -> Bool {
    state.withLock { state in
      guard var current = state else { return false }
      for offset in stride(from: 0, to: buffer.count, by: 8) {
        let value = current.next()
        withUnsafeBytes(of: value) { bytes in
          for place in 0..<min(8, buffer.count - offset) { buffer[offset + place] = bytes[place] }
        }
      }
      state = current
      return true
    }
  }
}
