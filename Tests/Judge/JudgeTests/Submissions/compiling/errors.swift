// Makes many errors.
// wall: inner
// verdict: notCompiled
// compile: 2
import SwiftUI
func bomb() {
«60000×_ = 1 as String
»}
func attack() -> String { "?" }
