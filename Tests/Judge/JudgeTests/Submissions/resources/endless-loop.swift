// Computes forever.
// checks: passed timedOut skipped passed passed
// request: 1
func attack() -> String {
  while true {}
}
