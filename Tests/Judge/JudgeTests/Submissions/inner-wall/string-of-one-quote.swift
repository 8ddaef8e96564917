// Writes a string of one quote that looks like the start of a multi-line string.
// wall: inner
// verdict: forbidden
// rule: linker-attributes
// line: 8
import SwiftUI
let first = #"""#
@_silgen_name("getpid") func number() -> Int32
let second = #"""#
func attack() -> String { "\(number())" }
