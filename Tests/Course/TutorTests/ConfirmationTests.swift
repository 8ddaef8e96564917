import TestSupport
import Testing
import Tutor

@Suite("What moves files or is recorded is confirmed first", .serialized)
struct ConfirmationTests {
  typealias Course = CourseFixture

  private func script(passed: Bool = false) throws -> SessionScript {
    var script = try SessionScript(
      at: Course.model, progress: passed ? Course.passing([Course.model]) : .init())
    script.open()
    return script
  }

  @Test(arguments: ["yes", "y", "YES ", "네", "예", "ㅛ"])
  func yesResets(answer: String) throws {
    var script = try script()
    #expect(
      script.type("reset") == [
        "say Restore the starter files? Yours are kept in a folder next to them. (yes/no)",
        "say next: confirm",
      ])
    #expect(script.type(answer) == ["reset data-model"])
    #expect(
      script.send(.reset(backup: Course.nowhere)) == [
        "say reset done /nonexistent/course",
        "say next: edit Answer.swift",
      ])
  }

  @Test(arguments: ["no", "n", "아니요", "ㅜ"])
  func noChangesNothing(answer: String) throws {
    var script = try script()
    _ = script.type("reset")
    #expect(script.type(answer) == ["say Nothing was changed.", "say next: edit Answer.swift"])
    #expect(script.type("check") == ["check data-model"])
  }

  @Test func anythingElseAsksAgain() throws {
    var script = try script()
    _ = script.type("reset")
    #expect(
      script.type("check") == ["say Please answer `yes` or `no`.", "say next: confirm"])
    #expect(
      script.send(.lineCancelled) == ["say Nothing was changed.", "say next: edit Answer.swift"])
  }

  @Test func showingTheSolutionBeforeAPassIsConfirmedAndRecorded() throws {
    var script = try script()
    #expect(script.type("solution").last == "say next: confirm")
    #expect(script.type("yes") == ["read solution data-model"])
    #expect(
      script.send(.solutionRead([SolutionFile(name: "A.swift", text: "let a = 1")])) == [
        "record solution of data-model", "say solution A.swift", "say next: edit Answer.swift",
      ])
    // After the first reading, there's no confirmation.
    #expect(script.type("solution") == ["read solution data-model"])
  }

  @Test func showingTheSolutionAfterAPassNeedsNoConfirmation() throws {
    var script = try script(passed: true)
    #expect(script.type("solution") == ["read solution data-model"])
  }

  @Test(arguments: ["reset", "solution", "edit", "watch"])
  func aQuizHasNoFile(line: String) throws {
    var script = try SessionScript(at: Course.quiz)
    script.open()
    #expect(
      script.type(line) == [
        "say This is a quiz, so it has no file. Answer its questions with letters.",
        "say next: answer ab",
      ])
  }
}
