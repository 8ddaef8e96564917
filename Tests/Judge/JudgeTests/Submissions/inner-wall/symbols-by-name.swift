// Looks up a function by its name.
// wall: inner
// verdict: forbidden
// rule: unsafe-memory
// line: 7
import Foundation
func attack() -> String { dlsym(nil, "exit") == nil ? "?" : "!" }
