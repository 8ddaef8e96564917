// Mixes numbers of many types in one expression.
// wall: inner
// verdict: notCompiled
// says: too complex for the compiler to type-check (line 8)
// compile: 2
import SwiftUI
func bomb(_ number: Int) -> Double {
  «12×-number * 2 / 3.5 + »1
}
func attack() -> String { "\(bomb(1))" }
