// Replaces a function at run time.
// wall: inner
// verdict: forbidden
// rule: hidden-access
// line: 8
import SwiftUI
dynamic func honest() -> String { "?" }
@_dynamicReplacement(for: honest()) func other() -> String { "Hello, Mina!" }
func attack() -> String { honest() }
