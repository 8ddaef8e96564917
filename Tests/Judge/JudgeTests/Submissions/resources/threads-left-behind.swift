// Leaves the maximum number of threads behind, which must not affect later checks.
// alone: yes
// score: 3
// checks: passed failed|timedOut skipped passed passed
// request: 2
import Foundation
import SwiftUI

enum Mood: String, CaseIterable { case calm, loud }

nonisolated(unsafe) var wasAttacked = false

struct Greeting {
  var name: String

  func text(_ mood: Mood) -> String {
    guard !name.isEmpty else { return wasAttacked ? "The threads are still there" : "Hello" }
    wasAttacked = true
    var thread = pthread_t()
    while pthread_create(&thread, nil, { _ in while true { sleep(1000) } }, nil) == 0 {}
    return "?"
  }
}

struct Farewell {
  func text() async throws -> String { "Bye" }
}
