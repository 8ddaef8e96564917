// Adds a thousand numbers.
// wall: inner
// verdict: notCompiled
// says: too complex for the compiler to type-check (line 7)
// compile: 2
import SwiftUI
let bomb = «4000×1 + »1
func attack() -> String { "\(bomb)" }
