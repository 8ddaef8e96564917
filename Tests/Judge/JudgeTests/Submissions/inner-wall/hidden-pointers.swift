// Passes an array to C as an implicit pointer.
// wall: inner
// verdict: forbidden
// rule: unsafe-memory
// line: 9
import Foundation
func attack() -> String {
  var numbers: [UInt8] = [1, 2, 3]
  memset(&numbers, 7, 1_000)
  return "\(numbers)"
}
