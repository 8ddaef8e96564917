// Returns a character with a hundred thousand combining marks.
func attack() -> String { "a" + String(repeating: "\u{0301}", count: 100_000) }
