// Puts probes of its own in the place of the author's, as soon as it is asked anything.
import Foundation
import LessonProbes

@MainActor func answerAlone() {
  ProbeCatalog.shared.add(Probe("text") { (_: String, mood: String) in mood == "loud" ? "HELLO, MINA" : "Hello, Mina" })
}

func attack() -> String {
  MainActor.assumeIsolated { answerAlone() }
  return "?"
}
