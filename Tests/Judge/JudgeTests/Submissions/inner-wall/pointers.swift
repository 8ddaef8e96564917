// Writes beyond the end of an array.
// wall: inner
// verdict: forbidden
// rule: unsafe-memory
// line: 9
import SwiftUI
func attack() -> String {
  var numbers = [1, 2, 3]
  numbers.withUnsafeMutableBufferPointer { $0[1_000] = 7 }
  return "\(numbers)"
}
