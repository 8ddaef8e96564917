// Makes dates that are encoded in a way of their own.
// wall: inner
import SwiftUI
extension Foundation.Date: @retroactive CustomStringConvertible { public var description: String { "" } }
func attack() -> String { "?" }
