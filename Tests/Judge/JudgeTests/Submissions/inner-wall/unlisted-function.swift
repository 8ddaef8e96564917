// Calls a C library function that isn't on any list.
// wall: inner
// verdict: forbidden
// rule: system-calls
// line: 7
import Foundation
func attack() -> String { "\(vhangup())" }
