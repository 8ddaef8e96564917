// Imports the module at which a warm compiler waits for files.
// wall: inner
// verdict: forbidden
// rule: system-modules
// line: 6
import RingsGate
func attack() -> String { "?" }
