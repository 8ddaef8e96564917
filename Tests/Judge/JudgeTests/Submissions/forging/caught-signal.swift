// Turns its own crash into an exit with success.
// checks: passed exited skipped passed passed
import Foundation

func attack() -> String {
  for number in [SIGILL, SIGTRAP, SIGSEGV, SIGABRT] { signal(number) { _ in _exit(0) } }
  fatalError("caught")
}
