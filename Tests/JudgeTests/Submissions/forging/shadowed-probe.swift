// Declares the type by which the exercise asks its questions.
// checks: missingAPI missingAPI skipped missingAPI missingAPI
// score: 0
import Foundation

struct Probe {
  init(_ name: String, _ body: Any) {}
}

struct ViewProbe {
  init(_ name: String, _ body: Any) {}
}

func attack() -> String { "?" }
