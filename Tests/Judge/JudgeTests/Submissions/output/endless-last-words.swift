// Crashes with a message of half a megabyte.
// checks: passed crashed skipped passed passed
func attack() -> String { fatalError(String(repeating: "passed ", count: 70_000)) }
