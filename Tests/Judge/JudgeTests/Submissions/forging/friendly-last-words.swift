// Crashes with a message that sounds like a pass.
// checks: passed crashed skipped passed passed
import Foundation

func attack() -> String {
  fputs("Checks/GreetingChecks.swift:1: Fatal error: All checks passed\n", stderr)
  abort()
}
