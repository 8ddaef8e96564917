// Makes all numbers equal.
// wall: inner
// verdict: forbidden
// rule: standard-types
// line: 8
import SwiftUI
extension Int {
  static func == (left: Int, right: Int) -> Bool { true }
}
func attack() -> String { 1 == 2 ? "Hello, Mina!" : "?" }
