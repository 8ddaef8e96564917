// Declares another type with a standard type's name.
// wall: inner
import SwiftUI
typealias Int = Double
func attack() -> Swift.String { "?" }
