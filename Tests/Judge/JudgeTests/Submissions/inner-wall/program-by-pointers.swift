// Starts a shell through the C library.
// wall: inner
// verdict: forbidden
// rule: unsafe-memory
// line: 7
import Foundation
func attack() -> String { "\(system("true"))" }
