// Calls any function of the process by its symbol.
// wall: inner
// verdict: forbidden
// rule: linker-attributes
// line: 7
import SwiftUI
@_silgen_name("getpid") func number() -> Int32
func attack() -> String { "\(number())" }
