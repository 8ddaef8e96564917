// Declares the type of the exercise's probes.
import Foundation

struct Probe {
  init(_ name: String, _ body: Any) {}
}

struct ViewProbe {
  init(_ name: String, _ body: Any) {}
}

func attack() -> String { "?" }
