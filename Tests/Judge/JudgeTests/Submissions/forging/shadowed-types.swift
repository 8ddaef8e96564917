// Declares its own types `Int` and `String`.
// alone: yes
// checks: passed|missingAPI|failed failed|missingAPI skipped passed|missingAPI|failed passed|missingAPI|failed
// score: 2
struct Int: Equatable, ExpressibleByIntegerLiteral {
  init(integerLiteral value: Swift.Int) {}
  static func == (left: Int, right: Int) -> Bool { true }
}

struct String: Equatable, ExpressibleByStringLiteral {
  init(stringLiteral value: Swift.String) {}
  static func == (left: String, right: String) -> Bool { true }
}

enum Mood: Swift.String, CaseIterable { case calm, loud }

struct Greeting {
  var name: String

  func text(_ mood: Mood) -> String { "?" }
}

struct Farewell {
  func text() async throws -> Swift.String { "Bye" }
}
