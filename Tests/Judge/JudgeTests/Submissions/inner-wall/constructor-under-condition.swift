// Hides a constructor in conditionally compiled code.
// wall: inner
// verdict: forbidden
// rule: linker-attributes
// line: 8
import SwiftUI
#if compiler(>=5) && !DEBUG || swift(>=5)
@_section(".init_array") @_used let early: @convention(c) () -> Void = { print("early") }
#endif
func attack() -> String { "?" }
