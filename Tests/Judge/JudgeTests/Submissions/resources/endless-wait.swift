// Its asynchronous result never comes.
// alone: yes
// checks: passed passed passed passed timedOut
// score: 6
// request: 1
import SwiftUI

enum Mood: String, CaseIterable { case calm, loud }

struct Greeting {
  var name: String

  func text(_ mood: Mood) -> String {
    let text = name.isEmpty ? "Hello" : "Hello, \(name)"
    return mood == .loud ? text.uppercased() : text
  }
}

struct Farewell {
  func text() async throws -> String {
    await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
    return "Bye"
  }
}
