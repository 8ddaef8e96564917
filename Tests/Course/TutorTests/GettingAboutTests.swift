import Curriculum
import Foundation
import Testing
import Tutor

@Suite("Learners find their way in the course, and back to what they had")
struct GettingAboutTests {
  private typealias Course = CourseFixture

  private func atModel(_ progress: LearnerProgress = .init()) throws -> SessionScript {
    var script = try SessionScript(at: Course.model, progress: progress)
    script.open()
    return script
  }

  @Test func backReturnsToEarlierExercises() throws {
    var script = try atModel()
    _ = script.type("goto glance")
    _ = script.type("goto tint-trap")
    #expect(script.type("back") == ["record opened glance", "open glance"])
    #expect(script.type("back") == ["record opened data-model", "open data-model"])
  }

  @Test func backWithoutHistoryGoesToThePreviousExercise() throws {
    var script = try SessionScript(at: Course.tint)
    script.open()
    #expect(script.type("back") == ["record opened data-model", "open data-model"])
  }

  @Test func theCourseHasAStart() throws {
    var script = try SessionScript(at: Course.pack.exercises[0])
    script.open()
    #expect(script.type("back").first == "say This is the first exercise of the course.")
  }

  @Test func anUnknownRingListsTheRings() throws {
    var script = try atModel()
    let said = script.type("list 9")
    #expect(said[0].contains("There's no ring “9”"))
    #expect(script.session.outcome == .wrongCommand)
  }

  @Test func rereadingAHintIsNotCounted() throws {
    var script = try atModel()
    _ = script.type("hint")
    _ = script.type("hint")
    #expect(script.type("hint 1")[0] == "say hint 1 of data-model")
    #expect(script.session.progress.record(of: Course.model, in: Course.pack)?.hintsUsed == 2)
  }

  @Test func aLaterHintCountsTheEarlierOnes() throws {
    var script = try atModel()
    #expect(
      script.type("hint 2").prefix(2) == [
        "record hint 2 of data-model", "say hint 2 of data-model",
      ])
  }

  @Test(arguments: ["hint x", "undo -1", "undo one"])
  func invalidNumbersAreReported(line: String) throws {
    var script = try atModel()
    #expect(script.type(line)[0].hasPrefix("say problem notANumber"))
    #expect(script.session.outcome == .wrongCommand)
  }

  @Test func aViewMayBeTypedOnSeveralLines() throws {
    var script = try atModel()
    #expect(script.type("try VStack {") == [])
    #expect(script.type("  Text(\"(\")") == [])
    #expect(script.type("}") == ["draw VStack {\n  Text(\"(\")\n}"])
    // An empty line ends the input as it is, and Ctrl-C discards it.
    _ = script.type("try VStack {")
    #expect(script.type("") == ["draw VStack {"])
    _ = script.type("try VStack {")
    _ = script.send(.lineCancelled)
    #expect(script.type("hint 1")[0] == "record hint 1 of data-model")
  }

  @Test func aQuizContinuesAfterATypedView() throws {
    var script = try SessionScript(at: Course.quiz)
    script.open()
    _ = script.type("try VStack {")
    _ = script.type("}")
    #expect(script.type("b").contains { $0.hasPrefix("say answer") })
  }

  @Test func practiceOffersPassedExercises() throws {
    var script = try atModel()
    #expect(script.type("practice")[0].hasPrefix("say Practice is for exercises you've passed"))
    script = try atModel(Course.passing([Course.model]))
    #expect(
      script.type("practice").prefix(2) == ["keep version of data-model", "reset data-model"])
  }

  @Test func undoContinuesFromTheRestoredVersion() throws {
    var script = try atModel()
    let version = SavedVersions.Version(
      number: 4, note: SavedVersions.Note(date: Course.date), files: ["A.swift": Data()])
    #expect(script.send(.restored(version, asked: nil))[0] == "say restored 4")
    #expect(script.type("undo") == ["restore version before of data-model after 4"])
    #expect(
      script.send(.restored(nil, asked: 9))[0]
        == "say There's no such version. `history` lists the saved versions.")
    #expect(script.send(.restored(nil, asked: nil))[0].hasPrefix("say There's no earlier version"))
  }
}
