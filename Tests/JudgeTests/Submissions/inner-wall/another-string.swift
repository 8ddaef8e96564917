// Declares another type of the name of a standard one.
// wall: inner
// verdict: forbidden
// rule: standard-types
// line: 7
import SwiftUI
typealias Int = Double
func attack() -> Swift.String { "?" }
