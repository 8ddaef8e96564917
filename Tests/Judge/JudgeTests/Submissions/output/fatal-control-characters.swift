// Crashes with a message that clears the screen and renames the window.
// checks: passed crashed skipped passed passed
func attack() -> String {
  fatalError("\u{1B}]0;owned\u{7}\u{1B}[2J\u{9B}31m\u{202E}\u{0}\r100 points")
}
