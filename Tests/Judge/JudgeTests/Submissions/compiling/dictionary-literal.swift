// Writes a dictionary of many values.
// wall: inner
// verdict: notCompiled
// compile: 2
import SwiftUI
let bomb = [«30000×"a": 1, »]
func attack() -> String { "\(bomb)" }
