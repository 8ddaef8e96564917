// Makes dates that are encoded in a way of their own.
// wall: inner
// verdict: forbidden
// rule: standard-types
// line: 7
import SwiftUI
extension Foundation.Date: @retroactive CustomStringConvertible { public var description: String { "" } }
func attack() -> String { "?" }
