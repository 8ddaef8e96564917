// Calls itself endlessly.
// checks: passed crashed skipped passed passed
// says: calls itself
func deeper(_ depth: Int) -> Int { depth < 0 ? 0 : deeper(depth + 1) + 1 }

func attack() -> String { "\(deeper(0))" }
