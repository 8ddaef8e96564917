// Redirects the response descriptors to other files.
// checks: passed timedOut|crashed|exited skipped passed passed
// request: 1
import Foundation

func attack() -> String {
  let null = open("/dev/null", O_RDWR)
  for descriptor in Int32(10)..<16 where descriptor != null { dup2(null, descriptor) }
  return "?"
}
