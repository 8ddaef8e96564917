// Signals every process that it can find.
import Foundation

func attack() -> String {
  for number in [Int32(-1), 0, 1, 2, 3, getppid()] where number != getpid() {
    if kill(number, SIGTERM) == 0 { reached("a signal to \(number)") }
  }
  if killpg(0, SIGTERM) == 0 { reached("a signal to the group") }
  return "?"
}
