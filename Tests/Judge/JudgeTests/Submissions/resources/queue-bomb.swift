// Blocks every dispatch thread.
// checks: passed failed|timedOut|crashed skipped passed|timedOut|crashed passed|timedOut|crashed
// request: 1
import Foundation

func attack() -> String {
  for _ in 0..<1000 { DispatchQueue.global().async { sleep(1000) } }
  DispatchQueue.concurrentPerform(iterations: 1000) { _ in sleep(1000) }
  return "?"
}
