// Answers with one character of a hundred thousand marks.
func attack() -> String { "a" + String(repeating: "\u{0301}", count: 100_000) }
