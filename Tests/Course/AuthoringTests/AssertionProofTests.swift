import Authoring
import Curriculum
import Foundation
import Judge
import Sentences
import WorkerProtocol
import TestSupport
import Testing

/// Every assertion in a check needs a wrong submission that fails at it.
@Suite("Every assertion is needed", .serialized)
struct AssertionProofTests {
  private static let there = "GreetingChecks.testTheNameIsThere"

  /// Returns checks whose first test contains these lines, starting on line 6.
  private static func checks(_ lines: String, more: String = "") -> String {
    """
    import LessonChecks
    import XCTest

    final class GreetingChecks: ExerciseTestCase {
      func testTheNameIsThere() throws {
    \(lines)
      }
    \(more)
      func testTheNameIsLarge() throws {
        _ = widget()
      }
    }
    """
  }

  /// Returns the findings of pack validation for these checks, where each wrong submission fails the first
  /// check at these lines.
  private func findings(
    _ checks: String, failing lines: [Int?], languages: [String] = ["en"],
    saying words: String = "Mina", demands: Bool = true
  ) async throws -> [ValidationFinding] {
    try await TemporaryFolder.use { folder in
      let root = try PackScaffold(identifier: "my-pack", languages: languages).write(into: folder)
      let exercise = root.appending(path: "01-first-ring/01-greeting")
      try Data(checks.utf8).write(to: exercise.appending(path: "Checks/GreetingChecks.swift"))
      try OwnPack.moveSamples(of: exercise)
      let wrong = exercise.appending(path: "Wrong/no-name.answer")
      let change = try String(contentsOf: wrong, encoding: .utf8).split(separator: "\n\n")[1]
      try Data("why: x\ncheck: \(Self.there)\nmessage: Mina\n\n\(change)".utf8).write(to: wrong)
      if languages.contains("ko") {
        try Data("\"Say the name\":\n  \"이름을 보여 주세요\"\n".utf8)
          .write(to: exercise.appending(path: "checks.ko.yml"))
      }
      if demands {
        let manifest = root.appending(path: "pack.yml")
        let text = try String(contentsOf: manifest, encoding: .utf8)
        try Data((text + "assertions: required\n").utf8).write(to: manifest)
      }
      let gate = PackValidation(pack: try PackLibrary.read(root)) { _, _, files in
        let name = files[0].deletingLastPathComponent().lastPathComponent
        return Self.verdict(failing: name == "no-name" ? lines : nil, saying: words)
      }
      let report = try await gate.check()
      #expect(report.judged > 0, "\(report.findings)")
      return report.findings.filter { $0.rule == .needlessAssertion }
    }
  }

  private static func verdict(failing lines: [Int?]?, saying words: String) -> Verdict {
    var check = CheckResult(
      id: there, title: "It", status: lines == nil ? .passed : .failed, points: 0, maxPoints: 5,
      message: Sentence(verbatim: words))
    check.failedAssertions = (lines ?? []).map { line in
      CheckResult.FailedAssertion(
        place: line.map { CheckPlace(file: "GreetingChecks.swift", line: $0) },
        said: [Sentence(verbatim: words)])
    }
    return Verdict(exercise: "greeting", checks: [check])
  }

  @Test func neededAssertionsHaveNoFindings() async throws {
    let found = try await findings(Self.checks("    assertShows(picture, \"Mina\")"), failing: [6])
    #expect(found == [])
  }

  @Test func anAssertionThatNeverFailsIsFoundWithItsLine() async throws {
    let found = try await findings(
      Self.checks("    assertShows(picture, \"Mina\")\n    try assertFits(picture)"), failing: [6])
    #expect(found.map(\.line) == [7])
    #expect(found.first?.severity == .error)
    #expect(found.first?.message.spoken(in: .english).contains("assertFits(picture)") == true)
  }

  @Test func lenientPacksGetOnlyWarnings() async throws {
    let found = try await findings(
      Self.checks("    assertFits(picture)"), failing: [nil], demands: false)
    #expect(found.map(\.severity) == [.warning])
  }

  @Test func anAssertionThatFailsOnlyWithAnotherIsFound() async throws {
    let found = try await findings(
      Self.checks("    assertShows(picture, \"Mina\")\n    assertFits(picture)"), failing: [6, 7])
    #expect(found.map(\.line) == [6, 7], "each is caught by the other, in the same words")
  }

  @Test func anAssertionWithItsOwnExpectedMessageIsNeeded() async throws {
    let checks = Self.checks(
      "    XCTAssertTrue(isThere, \"Mina\")\n    XCTAssertTrue(isThere, \"Yuna\")")
    let found = try await findings(checks, failing: [6, nil], saying: "Mina")
    #expect(found.map(\.line) == [6, 7], "an error at the end says it, too")
  }

  @Test func missingTranslationsAreReported() async throws {
    let checks = Self.checks("    XCTAssertTrue(isThere, \"Say the name\")")
    let found = try await findings(checks, failing: [nil], languages: ["en", "ko"])
    #expect(found.map(\.severity) == [.warning], "the gate notices, but no answer fails there")
  }

  @Test func helperAssertionsCountAtTheirCallers() async throws {
    let checks = Self.checks(
      "    looksRight(picture)\n    if isDark { soundsRight(picture) }\n    let size = size(of: picture)",
      more: """
          private func looksRight(_ picture: RenderedPicture) {
            assertVisible(picture.root)
          }
          private func soundsRight(_ picture: RenderedPicture) {
            guard picture.isSpoken else { return fail("It says nothing.") }
          }
          private func size(of picture: RenderedPicture) -> Int { 3 }
        """)
    let found = try await findings(checks, failing: [11])
    #expect(found.map(\.line) == [7, 14], "the call, and what it calls")
  }

  @Test func subexpressionsAreNotAssertions() async throws {
    let checks = Self.checks(
      "    let tapped = try assertTap(button, performs: \"A\")\n    show(\n      assertVisible)\n"
        + "    XCTAssertEqual(\n      1, 2)")
    let found = try await findings(checks, failing: [9])
    #expect(found == [])
  }
}
