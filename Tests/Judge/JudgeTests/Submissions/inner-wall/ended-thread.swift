// Ends the thread that handles the request.
// wall: inner
// verdict: forbidden
// rule: ending
// line: 7
import Foundation
func attack() -> String { Thread.exit(); return "?" }
