// Silences the compiler about pointers.
// wall: inner
// verdict: forbidden
// rule: unsafe-memory
// line: 8
import SwiftUI
func attack() -> String {
  let bits = unsafe unsafeBitCast(1.5, to: Int.self)
  return "\(bits)"
}
