// Leaves threads behind that keep computing during later checks.
// checks: passed failed|timedOut skipped passed|timedOut|crashed passed|timedOut|crashed
import Foundation

func attack() -> String {
  for _ in 0..<12 { Thread.detachNewThread { while true { _ = Date() } } }
  return "?"
}
