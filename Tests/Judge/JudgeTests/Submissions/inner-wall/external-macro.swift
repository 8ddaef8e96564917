// Declares a macro from the compiler's own plugin, and one from a file.
// wall: inner
// verdict: notCompiled
import Foundation
@freestanding(expression) macro evil() -> String = #externalMacro(module: "/usr/lib/evil.so", type: "Evil")
@freestanding(expression) macro other() -> String = #externalMacro(module: "RingsMacros", type: "Evil")
func attack() -> String { #evil() + #other() }
