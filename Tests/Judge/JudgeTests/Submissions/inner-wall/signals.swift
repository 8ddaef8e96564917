// Kills its own process.
// wall: inner
// verdict: forbidden
// rule: signals
// line: 7
import Foundation
func attack() -> String { "\(kill(getpid(), 9))" }
