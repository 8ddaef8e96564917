import Foundation
import TestSupport
import Testing

@Suite(
  "Whoever types at the prompt is helped by its keys", .serialized, .startsProcesses, .thorough)
struct TypedPromptTests {
  /// Beginnings of unique names, with the rest that the editor completes.
  @Test(arguments: [
    ("try RoundedRec", "tangle"),
    ("try Text(\"Hi\").monospacedD", "igit"),
    ("render --view 'Text(\"Hi\").font(.largeT", "itle"),
  ])
  func tabCompletesSwift(begun: String, rest: String) throws {
    let prompt = try TypedPrompt(["learn", "--prompt"])
    #expect(prompt.shows("first-change> "), "\(prompt.shown)")
    prompt.type(begun + "\t")
    var isWhole = false
    // The first completion has to wait for the names to be read.
    for _ in 0..<60 where !isWhole {
      isWhole = prompt.shows(rest, within: .seconds(1))
      if !isWhole { prompt.type("\t") }
    }
    #expect(isWhole, "\(prompt.shown)")
    prompt.type("\u{15}quit\n")
    #expect(prompt.end() == 0)
  }
}
