// Throws an error with escape sequences in its message.
// alone: yes
// checks: passed passed passed passed failed
// score: 6
import SwiftUI

enum Mood: String, CaseIterable { case calm, loud }

struct Greeting {
  var name: String

  func text(_ mood: Mood) -> String {
    let text = name.isEmpty ? "Hello" : "Hello, \(name)"
    return mood == .loud ? text.uppercased() : text
  }
}

struct Trick: Error, CustomStringConvertible {
  var description: String {
    "\u{1B}[2J\u{1B}[32mpassed\u{202E}\u{0}" + String(repeating: "x", count: 1_000_000)
  }
}

struct Farewell {
  func text() async throws -> String { throw Trick() }
}
