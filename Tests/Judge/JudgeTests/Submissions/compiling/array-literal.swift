// Writes an array of many numbers.
// wall: inner
// verdict: notCompiled
// compile: 2
import SwiftUI
let bomb = [«300000×1, »]
func attack() -> String { "\(bomb)" }
