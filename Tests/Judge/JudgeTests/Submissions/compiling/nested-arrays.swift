// Nests arrays.
// wall: inner
// verdict: notCompiled
// says: too complex for the compiler to type-check (line 7)
// compile: 2
import SwiftUI
let bomb = «30×[»1«30×]»
func attack() -> String { "\(bomb)" }
