// Exports a C function with the attribute without an underscore.
// wall: inner
// verdict: forbidden
// rule: linker-attributes
// line: 7
import SwiftUI
@c(strlen) public func mine() -> Int32 { 0 }
func attack() -> String { "?" }
