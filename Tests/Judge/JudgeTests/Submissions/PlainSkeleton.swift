import SwiftUI

enum Mood: String, CaseIterable { case calm, loud }

/// Right for nobody; Mina is left to the attack.
struct Greeting {
  var name: String

  func text(_ mood: Mood) -> String { name.isEmpty ? "Hello" : attack() }
}

struct Farewell {
  func text() async throws -> String { "Bye" }
}
