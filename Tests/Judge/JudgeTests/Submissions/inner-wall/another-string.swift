// Declares another type of the name of a standard one.
// wall: inner
import SwiftUI
typealias Int = Double
func attack() -> Swift.String { "?" }
