// Registers a function that runs while the library loads.
// wall: inner
// verdict: forbidden
// rule: linker-attributes
// line: 7
import SwiftUI
@section(".init_array") @used let early: @convention(c) () -> Void = { print("early") }
func attack() -> String { "?" }
