// Answers with fifty megabytes of text that holds what is looked for.
// checks: passed failed|outOfMemory|crashed|timedOut skipped passed passed
import Foundation

func attack() -> String { String(repeating: "x", count: 50_000_000) }
