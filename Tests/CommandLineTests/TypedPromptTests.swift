import Foundation
import TestSupport
import Testing

@Suite("Whoever types at the prompt is helped by its keys", .serialized, .startsProcesses)
struct TypedPromptTests {
  /// Beginnings that only one name goes on from: types, members of a view's, values behind a dot.
  @Test(arguments: [
    ("try RoundedRec", "RoundedRectangle"),
    ("try Text(\"Hi\").monospacedD", "monospacedDigit"),
    ("render --view 'Text(\"Hi\").font(.largeT", "largeTitle"),
  ])
  func tabCompletesSwift(begun: String, whole: String) throws {
    let prompt = try TypedPrompt(["learn"])
    // Whoever has `rings` on the PATH is not asked for it.
    if prompt.shows("yes/no> ", within: .seconds(5)) { prompt.type("no\n") }
    #expect(prompt.shows("first-change> "), "\(prompt.shown)")
    prompt.type(begun + "\t")
    var isWhole = false
    // The first time, the names have to be read.
    for _ in 0..<60 where !isWhole {
      isWhole = prompt.shows(whole, within: .seconds(1))
      if !isWhole { prompt.type("\t") }
    }
    #expect(isWhole, "\(prompt.shown)")
    prompt.type("\u{15}quit\n")
    #expect(prompt.end() == 0)
  }
}
