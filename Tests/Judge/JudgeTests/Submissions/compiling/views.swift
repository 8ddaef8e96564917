// Nests views in conditions.
// wall: inner
// verdict: notCompiled
// says: too complex for the compiler to type-check
// compile: 3
import SwiftUI
struct Bomb: View {
  var body: some View {
    «180×VStack { if Bool.random() { Text("a") } else { »Text("b")«180×} } »
  }
}
func attack() -> String { "?" }
