// Closes every descriptor, so that it can't respond.
// checks: passed timedOut|crashed|exited skipped passed passed
// request: 1
import Foundation

func attack() -> String {
  for descriptor in Int32(0)..<64 { close(descriptor) }
  return "?"
}
