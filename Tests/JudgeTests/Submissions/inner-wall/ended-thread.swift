// Ends the thread that is asked.
// wall: inner
// verdict: forbidden
// rule: ending
import Foundation
func attack() -> String { Thread.exit(); return "?" }
