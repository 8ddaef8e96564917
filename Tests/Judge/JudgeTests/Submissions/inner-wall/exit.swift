// Ends the process with a good status.
// wall: inner
// verdict: forbidden
// rule: ending
// line: 7
import Foundation
func attack() -> String { exit(0) }
