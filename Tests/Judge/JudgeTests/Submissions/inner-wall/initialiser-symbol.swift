// Exports a function with the name that the loader calls first.
// wall: inner
// verdict: forbidden
// rule: linker-attributes
// line: 7
import SwiftUI
@_cdecl("_init") public func early() { print("early") }
func attack() -> String { "?" }
