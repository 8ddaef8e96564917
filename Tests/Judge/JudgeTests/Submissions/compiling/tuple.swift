// Writes a tuple of many numbers.
// wall: inner
// verdict: notCompiled
// compile: 2
import SwiftUI
let bomb = («60000×1, »1)
func attack() -> String { "\(bomb)" }
