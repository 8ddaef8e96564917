// Imports the C library.
// wall: inner
// verdict: forbidden
// rule: system-modules
// line: 6
import func Glibc.getpid
func attack() -> String { "\(getpid())" }
