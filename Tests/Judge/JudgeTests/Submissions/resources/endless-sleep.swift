// Sleeps forever.
// checks: passed timedOut skipped passed passed
// request: 1
import Foundation

func attack() -> String {
  while true { sleep(1000) }
}
