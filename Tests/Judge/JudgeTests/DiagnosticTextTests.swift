import Compiling
import Foundation
import Judge
import Sentences
import TestSupport
import Testing

/// Messages point to their line, with a caret under the character at fault.
@Suite(.serialized) struct DiagnosticTextTests {
  private func excerpt(_ text: String, line: Int, before: String) throws -> String? {
    let files = try Submitted(["A.swift": text])
    defer { files.remove() }
    let place = Diagnostic.Location(
      file: files.urls[0].path, line: line, column: before.utf8.count + 1)
    return VerdictDiagnostic(Diagnostic(severity: .error, message: "wrong", location: place))
      .excerpt
  }

  @Test func windowsLineEndingsAreSupported() throws {
    #expect(
      try excerpt("let a = 1\r\nlet b = x\r\n", line: 2, before: "let b = ")
        == "let b = x\n        ^")
  }

  /// Characters are as wide as in a terminal: families and skin tones are one picture, and combining marks
  /// have no width.
  @Test(arguments: [
    ("Text(\"맑음\").", 13), ("Text(\"🌤️\").", 11), ("Text(\"👨‍👩‍👧\").", 11),
    ("\tText(\"e\u{301}\").", 11),
    ("Text(\"\u{1112}\u{1161}\u{11ab}\").", 11),
  ])
  func theCaretStandsUnderItsCharacter(before: String, cells: Int) throws {
    let told = try excerpt(before + "foo()\n", line: 1, before: before)
    #expect(
      told?.hasSuffix("\n" + String(repeating: " ", count: cells) + "^") ?? false, "\(told ?? "")")
  }

  @Test func longLinesAreCutAroundThePlace() throws {
    let before = "let sum = " + String(repeating: "1 + ", count: 60)
    let told = try #require(try excerpt(before + "x", line: 1, before: before))
    let lines = told.split(separator: "\n")
    #expect(lines[0].count <= 100)
    #expect(lines[0].dropFirst(lines[1].count - 1).first == "x")
  }

  private func diagnostic(
    _ severity: VerdictDiagnostic.Severity, _ message: Sentence, line: Int
  ) -> VerdictDiagnostic {
    VerdictDiagnostic(severity: severity, message: message, file: "A.swift", line: line, column: 1)
  }

  @Test func duplicatesAreRemovedAndErrorsComeFirst() {
    let told = [
      diagnostic(.warning, "unused", line: 1), diagnostic(.note, "of the warning", line: 2),
      diagnostic(.error, "gone", line: 3), diagnostic(.note, "of the error", line: 4),
      diagnostic(.error, "gone", line: 3), diagnostic(.note, "of the error", line: 4),
      diagnostic(.error, "gone", line: 5),
    ].toldOnce().errorsFirst()
    #expect(
      told.map { "\($0.message.english) \($0.line ?? 0)" } == [
        "gone 3", "of the error 4", "gone 5", "unused 1", "of the warning 2",
      ])
  }
}
