// Answers with bytes of zero.
func attack() -> String { String(repeating: "\0", count: 10_000) }
