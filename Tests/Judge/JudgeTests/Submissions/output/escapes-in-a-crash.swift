// Crashes with escape sequences in its message.
// checks: passed crashed skipped passed passed
// says: owned
func attack() -> String {
  fatalError("\u{1B}[2J\u{1B}[H\u{1B}]0;owned\u{7}\u{1B}[32mAll checks passed\u{9B}0m")
}
