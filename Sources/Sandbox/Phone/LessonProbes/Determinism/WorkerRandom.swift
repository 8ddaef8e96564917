import WorkerProtocol
import Synchronization

/// The random numbers that learner code sees in a worker: the same in every run.
///
/// `Int.random(in:)`, `shuffled()` and similar functions call the Swift runtime's `swift_stdlib_random`. A
/// program can't replace that function, but it calls the kernel through the C library's `syscall`. This
/// executable defines `syscall` itself, and returns these numbers for `getrandom` in a worker.
package enum WorkerRandom {
  /// The generator's state; nil to use the system's randomness.
  private static let state = Mutex<SplitMix?>(nil)

  static func seed(_ seed: UInt64) {
    state.withLock { $0 = SplitMix(seed: seed) }
  }

  /// Fills the buffer, or returns false if there's no seed and the system's randomness is needed.
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
