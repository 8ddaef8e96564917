// Replaces the description of dates.
// wall: inner
import SwiftUI
extension Foundation.Date: @retroactive CustomStringConvertible { public var description: String { "" } }
func attack() -> String { "?" }
