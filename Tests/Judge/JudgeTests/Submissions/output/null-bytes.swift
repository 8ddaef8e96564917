// Returns null bytes.
func attack() -> String { String(repeating: "\0", count: 10_000) }
