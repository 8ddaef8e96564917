// Leaves threads behind that compute on while other checks are asked.
// checks: passed failed|timedOut skipped passed|timedOut|crashed passed|timedOut|crashed
import Foundation

func attack() -> String {
  for _ in 0..<12 { Thread.detachNewThread { while true { _ = Date() } } }
  return "?"
}
