import Curriculum
import Judge
import Sentences
import Terminal
import TestSupport
import Testing
import Tutor

@Suite("Checks that a teacher runs", .serialized)
struct JudgedElsewhereTests {
  private func check(
    _ id: String, _ status: CheckResult.Status, points: Double,
    _ visibility: CheckResult.Visibility = .visible
  ) -> CheckResult {
    CheckResult(
      id: id, title: "Title of \(id)", status: status, visibility: visibility,
      points: status == .passed ? points : 0, maxPoints: points)
  }

  private func text(_ checks: CheckResult..., showsAll: Bool = false) -> String {
    let verdict = Verdict(exercise: "data-model", checks: checks).forLearner()
    let presentation = Presentation(Place.all[0].capabilities)
    return VerdictPresenter(presentation)
      .string(verdict, of: VerdictFixture.exercise, showsAll: showsAll)
      .split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  @Test func areNotPassed() {
    let told = text(
      check("a", .passed, points: 8), check("b", .judgedElsewhere, points: 2, .hidden))
    #expect(told.contains("8/10 points"))
    #expect(told.contains("1 of 1 check passed"))
    #expect(told.contains("1 hidden check, worth 2 points"))
  }

  @Test func areNotFailed() {
    let told = text(
      check("a", .failed, points: 8), check("b", .judgedElsewhere, points: 2), showsAll: true)
    #expect(told.contains("Title of a"))
    #expect(!told.contains("Title of b"))
  }

  @Test func haveNoSolutionToOffer() throws {
    var pack = CourseFixture.pack
    pack.bundle = BundleManifest(edition: .student, isProven: true)
    var script = try SessionScript(at: CourseFixture.model, pack: pack)
    script.open()
    let told = script.type("solution").joined()
    #expect(told.contains("your teacher keeps them"))
    #expect(!told.contains("yes/no"))
  }

  @Test func mayBeTheWholeExercise() {
    let told = text(check("a", .judgedElsewhere, points: 10, .hidden))
    #expect(!told.contains("Passed"))
    #expect(told.contains("this copy checks nothing else"))
    #expect(told.contains("all 10 points"))
  }
}
