// Opens strings in strings and closes none, to overflow the stack of a scanner.
// wall: inner
// verdict: notCompiled
// compile: 5
import SwiftUI
#if os(iOS)
let bomb = «400000×"\(»
#endif
func attack() -> String { "?" }
