// Waits for itself.
// checks: passed timedOut|crashed skipped passed passed
// request: 1
import Foundation

func attack() -> String {
  let nobody = DispatchSemaphore(value: 0)
  nobody.wait()
  return "?"
}
