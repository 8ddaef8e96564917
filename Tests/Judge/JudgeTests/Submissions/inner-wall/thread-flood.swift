// Starts as many threads as possible through Foundation.
// wall: inner
// checks: passed failed|crashed|timedOut|outOfMemory skipped passed passed
import Foundation
func attack() -> String {
  for _ in 0..<10_000 { Thread.detachNewThread { Thread.sleep(forTimeInterval: 60) } }
  return "?"
}
