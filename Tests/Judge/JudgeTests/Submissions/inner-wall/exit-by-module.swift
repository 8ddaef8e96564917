// Ends the process by the full name of a function in backticks.
// wall: inner
// verdict: forbidden
// rule: ending
// line: 7
import Foundation
func attack() -> String { Foundation.`exit`(0) }
