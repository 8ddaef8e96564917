import Curriculum
import Foundation
import Judge
import Terminal
import TestSupport
import Testing
import Tutor

/// Untrusted text appears at the prompt and on the page, but can't control either.
@Suite("Strange texts at the prompt", .serialized)
struct StrangeTextTests {
  private static let strange = "\u{1B}[2J\u{202E}Rain"
  private static let title = LocalizedText(["en": strange])

  private static let exercise = Exercise(
    identifier: "model", kind: .code, title: title, points: 1, minutes: 1, difficulty: .easy,
    hints: [title], folder: CourseFixture.nowhere)

  private static let verdict = Verdict(
    exercise: "model", status: .failed, score: 0, maxScore: 1,
    checks: [
      CheckResult(
        id: "a", title: "\(strange)", status: .failed, points: 0, maxPoints: 1,
        message: "\(strange)", expected: "\(strange)", actual: "\(strange)", file: strange,
        renders: [.init(caption: "\(strange)", text: strange)])
    ], diagnostics: [VerdictDiagnostic(severity: .error, message: "\(strange)")]
  ).forLearner()

  private func expectShown(_ text: String) {
    #expect(text.contains("Rain"))
    #expect(text.unicodeScalars.allSatisfy { $0 == "\n" || $0.value >= 0x20 && $0 != "\u{202E}" })
  }

  @Test(arguments: [false, true]) func aVerdictIsShown(showsAll: Bool) {
    let presenter = VerdictPresenter(Presentation(.plain()))
    // The page in the browser uses the lines' characters unchanged.
    let lines = presenter.lines(Self.verdict, of: Self.exercise, showsAll: showsAll)
    expectShown(lines.map(\.text).joined(separator: "\n"))
    let first = presenter.firstProblem(in: Self.verdict, of: Self.exercise)
    expectShown(first.map(\.text).joined(separator: "\n"))
  }

  @Test func promptOutputIsShown() throws {
    let pack = Pack(
      identifier: "strange", format: 1, version: "1.0", title: Self.title, languages: ["en"],
      license: "CC0-1.0",
      rings: [Ring(identifier: "a", title: Self.title, exercises: [Self.exercise])],
      folder: CourseFixture.nowhere)
    let session = try #require(
      Session(
        pack: pack, progress: .init(), language: .english, isInteractive: true,
        workspace: CourseFixture.nowhere))
    let presenter = MessagePresenter(session, capabilities: .plain())
    let messages: [Message] = [
      .lesson(Self.exercise, text: Self.strange, files: []), .list(nil), .hint(1, Self.exercise),
      .verdict(Self.verdict, Self.exercise, showsAll: true), .progress(nil),
      .solution([SolutionFile(name: Self.strange, text: Self.strange)], Self.exercise),
    ]
    for message in messages { expectShown(presenter.string(message)) }
  }
}
