/// The processors that a process may run on, a bit for each.
package enum ProcessorSet {
  /// Names the most processors that a worker's libraries may see.
  package static let variable = "WORKER_PROCESSORS"

  /// Leaves the first `count` processors in the set.
  package static func keep(_ count: Int, in set: UnsafeMutableRawBufferPointer) {
    var left = count
    for place in set.indices {
      for bit in 0..<8 where set[place] & 1 << bit != 0 {
        if left > 0 { left -= 1 } else { set[place] &= ~(1 << bit) }
      }
    }
  }
}
