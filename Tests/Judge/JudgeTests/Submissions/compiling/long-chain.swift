// A chain of calls that overflows the compiler's stack.
// verdict: notCompiled
// says: crashed on your code
import Foundation
let text = ""«60000×.uppercased()»
func attack() -> String { text }
