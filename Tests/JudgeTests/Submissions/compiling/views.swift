// Nests views in conditions.
// wall: inner
// verdict: notCompiled
// says: too hard for the compiler to type-check
// compile: 2
import SwiftUI
struct Bomb: View {
  var body: some View {
    «90×VStack { if Bool.random() { Text("a") } else { »Text("b")«90×} } »
  }
}
func attack() -> String { "?" }
