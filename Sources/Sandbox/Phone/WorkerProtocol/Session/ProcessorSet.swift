/// The processors that a process can run on, one bit each.
package enum ProcessorSet {
  /// The environment variable that limits the processors visible to a worker's libraries.
  package static let variable = "WORKER_PROCESSORS"

  /// Keeps only the first `count` processors in the set.
  package static func keep(_ count: Int, in set: UnsafeMutableRawBufferPointer) {
    var left = count
    for place in set.indices {
      for bit in 0..<8 where set[place] & 1 << bit != 0 {
        if left > 0 { left -= 1 } else { set[place] &= ~(1 << bit) }
      }
    }
  }
}
