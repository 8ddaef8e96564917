// Writes an attribute in backticks, with a comment between.
// wall: inner
// verdict: forbidden
// rule: linker-attributes
// line: 7
import SwiftUI
@/* _silgen_name */`_silgen_name`("getpid") func number() -> Int32
func attack() -> String { "\(number())" }
