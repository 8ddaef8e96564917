// Prints endlessly.
// checks: passed crashed skipped passed passed
// says: printed too much
func attack() -> String {
  while true { print(String(repeating: "x", count: 65_536)) }
}
