import Glibc
import Synchronization

/// Random numbers as learner code sees them in a worker: the same ones in every run.
///
/// `Int.random(in:)`, `shuffled()` and their like end in the Swift runtime's `swift_stdlib_random`.
/// This executable defines that function itself; in every process but a worker it passes the call on.
enum WorkerRandom {
  /// The state of a SplitMix64 generator; nil for the system's randomness.
  private static let state = Mutex<UInt64?>(nil)

  static func seed(_ seed: UInt64) {
    state.withLock { $0 = seed }
  }

  static func fill(_ buffer: UnsafeMutableRawBufferPointer) {
    let isSeeded = state.withLock { state in
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
    if !isSeeded, let base = buffer.baseAddress { systemFunction?(base, buffer.count) }
  }

  private typealias Function = @convention(c) (UnsafeMutableRawPointer, Int) -> Void

  /// The Swift runtime's own function, which stands next in the order of lookup.
  private static let systemFunction: Function? = {
    dlsym(UnsafeMutableRawPointer(bitPattern: -1), "swift_stdlib_random").map {
      unsafeBitCast($0, to: Function.self)
    }
  }()
}

/// Takes the place of the Swift runtime's function of this name in the whole process.
@_cdecl("swift_stdlib_random")
package func ringsRandomBytes(_ buffer: UnsafeMutableRawPointer, _ count: Int) {
  WorkerRandom.fill(UnsafeMutableRawBufferPointer(start: buffer, count: count))
}
