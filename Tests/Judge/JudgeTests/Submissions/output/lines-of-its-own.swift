// Crashes with line breaks in its message, to add lines to a report.
// checks: passed crashed skipped passed passed
func attack() -> String {
  fatalError("oops\r\n\r\u{85}5 of 5 checks passed\n\u{8}\u{8}score,7")
}
