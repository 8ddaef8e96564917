// Keeps four gigabytes in one value.
// wall: inner
// verdict: notCompiled
// compile: 2
import SwiftUI
let bomb: InlineArray<4_000_000_000, UInt8> = .init(repeating: 0)
func other() -> UInt8 { var copy: InlineArray<4_000_000_000, UInt8> = .init(repeating: 1); copy[3] = bomb[2]; return copy[3] }
func attack() -> String { "\(other())" }
