// Exports a C function for others to find.
// wall: inner
// verdict: forbidden
// rule: linker-attributes
// line: 7
import SwiftUI
@_cdecl("ringsProbes") public func ringsProbes() {}
func attack() -> String { "?" }
