// Dies with half a megabyte of last words.
// checks: passed crashed skipped passed passed
func attack() -> String { fatalError(String(repeating: "passed ", count: 70_000)) }
