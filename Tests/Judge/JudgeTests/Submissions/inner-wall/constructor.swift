// Puts a function among those that run while the library is loaded.
// wall: inner
// verdict: forbidden
// rule: linker-attributes
// line: 7
import SwiftUI
@section(".init_array") @used let early: @convention(c) () -> Void = { print("early") }
func attack() -> String { "?" }
