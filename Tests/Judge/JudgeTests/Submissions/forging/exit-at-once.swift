// Ends the process with success and without any clearing up.
// checks: passed exited skipped passed passed
import Foundation

func attack() -> String { _exit(0) }
