// Computes forever on many threads.
// checks: passed timedOut|crashed skipped passed passed
// request: 1
import Foundation

func attack() -> String {
  for _ in 0..<8 { Thread.detachNewThread { while true {} } }
  while true {}
}
