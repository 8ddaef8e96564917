// Hides an attribute in a string's interpolation.
// wall: inner
// verdict: forbidden
// rule: linker-attributes
// line: 9
import SwiftUI
func attack() -> String {
  #"\#({ () -> String in
  @_silgen_name("getpid") func number() -> Int32
  return "\(number())" }())"#
}
