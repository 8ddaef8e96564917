// Calls a function of the C library that no list names.
// wall: inner
// verdict: forbidden
// rule: system-calls
// line: 7
import Foundation
func attack() -> String { "\(vhangup())" }
