// Nests statements.
// wall: inner
// verdict: notCompiled
// says: nesting level
// compile: 2
import SwiftUI
func bomb() { «50000×do { »«50000×}» }
func attack() -> String { "?" }
