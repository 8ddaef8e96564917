// Has a name of a million letters.
// wall: inner
// compile: 10
import SwiftUI
let a«1000000×b» = 1
func attack() -> String { "?" }
