// Moves itself to the background.
// wall: inner
// verdict: forbidden
// rule: processes
// line: 7
import Foundation
func attack() -> String { "\(daemon(1, 0))" }
