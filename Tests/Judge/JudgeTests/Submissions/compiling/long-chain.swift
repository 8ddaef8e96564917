// A chain of calls that is deeper than the compiler's stack.
// verdict: notCompiled
// says: levels deep
import Foundation
let text = ""«60000×.uppercased()»
func attack() -> String { text }
