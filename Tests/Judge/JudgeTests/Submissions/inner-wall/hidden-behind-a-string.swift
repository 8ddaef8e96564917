// Hides an attribute between quotes that are parts of names.
// wall: inner
// verdict: forbidden
// rule: linker-attributes
// line: 7
import SwiftUI
func `a " b`() {}; @_silgen_name("getpid") func number() -> Int32; func `c " d`() {}
func attack() -> String { "\(number())" }
