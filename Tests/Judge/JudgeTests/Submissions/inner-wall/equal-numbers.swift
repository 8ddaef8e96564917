// Makes all numbers equal.
// wall: inner
import SwiftUI
extension Int {
  static func == (left: Int, right: Int) -> Bool { true }
}
func attack() -> String { "?" }
