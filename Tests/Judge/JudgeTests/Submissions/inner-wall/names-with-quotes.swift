// Puts code between names with quotes in an interpolation, where it looks like a string.
// wall: inner
// verdict: forbidden
// rule: unclear-text
// line: 7
import SwiftUI
func attack() -> String { "\({ let `a"` = 1; let `"b` = `a"`; return `"b` }())" }
