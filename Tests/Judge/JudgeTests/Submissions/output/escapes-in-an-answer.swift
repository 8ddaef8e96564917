// Returns escape sequences.
func attack() -> String { "\u{1B}[2J\u{1B}]52;c;cm0gLXJm\u{7}\u{9D}owned\u{9C}" }
