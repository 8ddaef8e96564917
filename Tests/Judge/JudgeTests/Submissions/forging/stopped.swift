// Stops itself, so that nothing ends and nothing answers.
// checks: passed timedOut|failed skipped passed passed
// request: 1
import Foundation

func attack() -> String {
  raise(SIGSTOP)
  return "?"
}
