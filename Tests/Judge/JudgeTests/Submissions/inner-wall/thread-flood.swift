// Starts threads through Foundation until there are no more.
// wall: inner
// checks: passed failed|crashed|timedOut|outOfMemory skipped passed passed
import Foundation
func attack() -> String {
  for _ in 0..<10_000 { Thread.detachNewThread { Thread.sleep(forTimeInterval: 60) } }
  return "?"
}
