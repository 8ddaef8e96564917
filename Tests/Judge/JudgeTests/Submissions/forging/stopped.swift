// Stops itself, so that it neither ends nor responds.
// checks: passed timedOut|failed skipped passed passed
// request: 1
import Foundation

func attack() -> String {
  raise(SIGSTOP)
  return "?"
}
