// Crashes forever, because the handler returns to the faulting instruction.
// checks: passed crashed|timedOut|exited skipped passed passed
// request: 1
import Foundation

func attack() -> String {
  for number in [SIGILL, SIGTRAP, SIGSEGV, SIGABRT] { signal(number) { _ in } }
  let nothing: UnsafeMutablePointer<Int>? = UnsafeMutablePointer(bitPattern: 8)
  nothing?.pointee = 1
  return "?"
}
