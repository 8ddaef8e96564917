// Makes everything equal.
// wall: inner
// verdict: forbidden
// rule: standard-types
// line: 7
import SwiftUI
func ==<T>(left: T, right: T) -> Bool { true }
func attack() -> String { "?" }
