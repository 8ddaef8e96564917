// Waits in a cycle of tasks that wait for each other.
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

actor Waiter {
  func wait() async { while true { await Task.yield() } }
}

struct Farewell {
  func text() async throws -> String {
    let waiter = Waiter()
    await waiter.wait()
    return "Bye"
  }
}
