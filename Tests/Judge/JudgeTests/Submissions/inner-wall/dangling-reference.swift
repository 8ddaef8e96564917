// Keeps a dangling reference.
// wall: inner
// verdict: forbidden
// rule: unsafe-memory
// line: 7
import SwiftUI
final class Box { unowned(unsafe) var other: Box; init(_ other: Box) { self.other = other } }
func attack() -> String { "?" }
