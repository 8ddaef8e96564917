// Returns a text of fifty megabytes.
// checks: passed failed|outOfMemory|crashed|timedOut skipped passed passed
import Foundation

func attack() -> String { String(repeating: "x", count: 50_000_000) }
