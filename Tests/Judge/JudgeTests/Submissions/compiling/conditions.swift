// Nests conditions.
// wall: inner
// verdict: notCompiled
// compile: 2
import SwiftUI
«60000×#if DEBUG
»let bomb = 1
«60000×#endif
»
func attack() -> String { "\(bomb)" }
