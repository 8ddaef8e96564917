// Hides a constructor under a condition that nobody reads.
// wall: inner
// verdict: forbidden
// rule: linker-attributes
// line: 8
import SwiftUI
#if compiler(>=5) && !DEBUG || swift(>=5)
@_section(".init_array") @_used let early: @convention(c) () -> Void = { print("early") }
#endif
func attack() -> String { "?" }
