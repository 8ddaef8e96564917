import Foundation
import Judge
import TestSupport
import Testing

/// What checks ask of a phone: places, redaction, systems, controls, Live Activities, previews, stacks.
@Suite(.serialized)
struct PhoneQuestionTests {
  private func verdict(_ edits: [(String, String)] = []) async throws -> Verdict {
    var source = try TinyPack.solution("phone-questions/Phone.swift")
    for (old, new) in edits {
      try #require(source.contains(old), "\(old)")
      source = source.replacing(old, with: new)
    }
    return try await TinyPack.verdict(on: ["Phone.swift": source], for: "phone-questions")
  }

  @Test func theAnswersAreThoseOfAPhone() async throws {
    let verdict = try await verdict()
    #expect(
      verdict.status == .passed,
      "\(verdict.checks.compactMap(\.message).map(\.english)) \(verdict.diagnostics)")
  }

  @Test func eachQuestionFindsTheMistakeThatItIsAbout() async throws {
    let verdict = try await verdict([
      ("showsBackground ? \"home\" : \"no background\"", "showsBackground ? \"home\" : \"home\""),
      (".privacySensitive().invalidatableContent()", ""),
      ("Text(\"4,200\").privacySensitive()", "Text(\"4,200\")"),
      ("Text(\"new\").widgetAccentable() } else { Text(\"old\") }", "Text(\"new\") }"),
      ("set(!value, forKey", "set(value, forKey"),
      (
        "compactTrailing: {\n        Text(\"\\(context.state.minutes)\")",
        "compactTrailing: {\n        Text(\"rain\")"
      ),
      ("PhoneEntry(date: .now, steps: 2000)\n", ""),
      ("score: 10, duration: 5400", "score: -1, duration: 5400"),
      ("    OtherWidget()\n    RainActivity()", "    RainActivity()\n    OtherWidget()"),
    ])
    #expect(
      verdict.checks.map(\.status) == Array(repeating: .failed, count: 10),
      "\(verdict.checks.map { ($0.id, $0.status) }) \(verdict.diagnostics)")
  }
}
