// Declares protocols that require each other.
// wall: inner
// verdict: notCompiled
// compile: 2
import SwiftUI
protocol P {
  associatedtype A: P
  associatedtype B: P where B.A == A.B.A, A.B == B.B.A
  associatedtype C: P where C.A.B == B.C.A, A.C.B == C.B
}
func bomb<T: P>(_ value: T) -> T.A.B.C.A.B.C {}
func attack() -> String { "?" }
