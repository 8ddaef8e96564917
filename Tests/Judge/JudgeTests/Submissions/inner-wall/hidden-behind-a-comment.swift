// Hides an attribute after a comment marker that is part of a name.
// wall: inner
// verdict: forbidden
// rule: linker-attributes
// line: 8
import SwiftUI
func `a /* b`() {}
@_silgen_name("getpid") func number() -> Int32
func attack() -> String { "\(number())" }
