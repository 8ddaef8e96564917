import Foundation
import Judge
import TestSupport
import Testing

/// Checks that query places, redaction, systems, controls, Live Activities, previews and stacks.
@Suite(.serialized, .startsProcesses)
struct PhoneQuestionTests {
  private func verdict(_ edits: [(String, String)] = []) async throws -> Verdict {
    var source = try TinyPack.solution("phone-questions/Phone.swift")
    for (old, new) in edits {
      try #require(source.contains(old), "\(old)")
      source = source.replacing(old, with: new)
    }
    return try await TinyJudge.verdict(on: ["Phone.swift": source], for: "phone-questions")
  }

  @Test func answersMatchAPhone() async throws {
    let verdict = try await verdict()
    #expect(
      verdict.status == .passed,
      "\(verdict.checks.compactMap(\.message).map(\.english)) \(verdict.diagnostics)")
  }

  @Test(.mainPath) func eachQuestionFindsItsMistake() async throws {
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

  /// The compiler accepts the attribute; an older phone doesn't have the widget.
  @Test func aNewerWidgetOrViewIsAbsentOnAnOlderPhone() async throws {
    let verdict = try await verdict([
      ("struct PhoneWidget: Widget", "@available(iOS 18.0, *) struct PhoneWidget: Widget"),
      ("struct PhoneLine: View", "@available(iOS 18.0, *) struct PhoneLine: View"),
      ("struct PhoneView: View", "@available(iOS 18.0, *) struct PhoneView: View"),
      ("struct OtherWidget: Widget", "@available(iOS 18.0, *) struct OtherWidget: Widget"),
      ("struct Inner", "@available(iOS 18.0, *) struct Inner"),
      ("@main", "@available(iOS 18.0, *) @main"),
      ("#Preview(\"Small\"", "@available(iOS 18.0, *) #Preview(\"Small\""),
      ("#Preview(\"Line\") { PhoneLine() }", ""),
    ])
    let versions = try #require(verdict.checks.first { $0.id.hasSuffix("testVersions") })
    #expect(versions.status == .failed)
    #expect(versions.message?.english.contains("iOS 17.0 has no `PhoneWidget`") == true)
    let views = try #require(verdict.checks.first { $0.id.hasSuffix("testViews") })
    #expect(views.status == .missingAPI, "\(views)")
    #expect(views.message?.english.contains("iOS 17.0 has no `PhoneLine`") == true)
  }
}
