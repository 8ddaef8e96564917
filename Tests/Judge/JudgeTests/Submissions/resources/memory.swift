// Fills memory and touches all of it.
// checks: passed outOfMemory|crashed|timedOut skipped passed passed
import Foundation

func attack() -> String {
  var pieces: [[UInt8]] = []
  while true { pieces.append([UInt8](repeating: UInt8(pieces.count & 255), count: 64 << 20)) }
}
