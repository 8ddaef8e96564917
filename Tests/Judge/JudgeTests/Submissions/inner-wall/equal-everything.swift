// Makes everything equal.
// wall: inner
import SwiftUI
func ==<T>(left: T, right: T) -> Bool { true }
func attack() -> String { "?" }
