// Writes many bytes.
// wall: inner
// verdict: notCompiled
// compile: 2
import SwiftUI
let bomb: [UInt8] = [«900000×0,»]
func attack() -> String { "\(bomb)" }
