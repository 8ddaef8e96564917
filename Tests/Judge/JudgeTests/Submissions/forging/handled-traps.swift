// Catches a trap's signals and jumps back into the middle of the response.
// checks: passed crashed|exited|timedOut skipped passed passed
// request: 2
import Foundation

func attack() -> String {
  for number in [SIGILL, SIGTRAP, SIGSEGV, SIGABRT, SIGBUS, SIGFPE] {
    signal(number) { _ in _exit(0) }
  }
  let none: Int? = name.isEmpty ? 1 : nil
  return "\(none!)"
}

let name = "Mina"
