// Nests strings in strings.
// wall: inner
// verdict: notCompiled
// says: too complex for the compiler to type-check (line 7)
// compile: 2
import SwiftUI
let bomb = «24×"\(»1«24×)"»
func attack() -> String { "\(bomb)" }
