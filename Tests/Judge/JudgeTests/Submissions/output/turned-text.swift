// Crashes with bidirectional control characters in its message.
// checks: passed crashed skipped passed passed
func attack() -> String {
  fatalError("\u{202E}dessap skcehc llA\u{2066}\u{200F}\u{2028}next line")
}
