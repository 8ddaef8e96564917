// Ends the process with success and without cleanup.
// checks: passed exited skipped passed passed
import Foundation

func attack() -> String { _exit(0) }
