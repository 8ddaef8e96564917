// Ends the process with success.
// checks: passed exited skipped passed passed
// says: exit code 0
import Foundation

func attack() -> String { exit(0) }
