// Offers a C function to whoever looks it up.
// wall: inner
// verdict: forbidden
// rule: linker-attributes
// line: 7
import SwiftUI
@_cdecl("ringsProbes") public func ringsProbes() {}
func attack() -> String { "?" }
