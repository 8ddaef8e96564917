import Curriculum
import Judge
import TestSupport
import Testing
import Tutor

@Suite("A ring is skipped by passing its capstone", .serialized)
struct PlacementTests {
  typealias Course = CourseFixture

  @Test func passingTheCapstoneSkipsTheRest() throws {
    var script = try SessionScript()
    script.open()
    let offered = script.type("placement 1")
    #expect(offered.first == "record placement in basics")
    #expect(offered[1].contains("Pass “The data model” without its solution"))
    #expect(offered.suffix(2) == ["record opened data-model", "open data-model"])
    script.open()
    let passed = script.send(.checked(.passed(Course.model)))
    #expect(
      passed.contains { $0.contains("You know the ring “Basics”, so Rings skipped 1 exercise") })
    #expect(script.session.progress.isPlaced(Course.quiz, in: Course.pack))
    // A skipped exercise earns no points, and the course continues after it.
    #expect(script.session.progress.score(in: Course.pack).points == 10)
    #expect(script.type("next") == ["record opened tint-trap", "open tint-trap"])
  }

  @Test func onARouteOnlyItsExercisesAreSkipped() throws {
    var pack = Course.pack
    var capstone = Course.tint
    capstone.identifier = "capstone"
    capstone.isCapstone = true
    pack.rings[0].exercises.append(capstone)
    pack.routes = [
      Route(
        identifier: "short", title: Course.text("Short", "짧게"),
        outcome: Course.text("A widget.", "위젯이에요."),
        exercises: [Course.quiz.identifier, Course.model.identifier])
    ]
    var progress = LearnerProgress()
    progress.follow(pack.routes[0], in: pack)
    var script = try SessionScript(at: Course.quiz, progress: progress, pack: pack)
    script.open()
    #expect(
      script.type("placement 1").suffix(2) == ["record opened data-model", "open data-model"])
    script.open()
    _ = script.send(.checked(.passed(Course.model)))
    #expect(script.session.progress.isPlaced(Course.quiz, in: pack))
    #expect(!script.session.progress.isPlaced(capstone, in: pack))
  }

  @Test func placementCanBeUndoneWithoutLosingAnything() throws {
    var script = try SessionScript()
    _ = script.type("placement basics")
    script.open()
    _ = script.send(.checked(.passed(Course.model)))
    _ = script.type("placement undo")
    let progress = script.session.progress
    #expect(progress.state(of: Course.quiz, in: Course.pack) != .placed)
    #expect(progress.record(of: Course.model, in: Course.pack)?.isPassed == true)
    #expect(progress.next(in: Course.pack)?.identifier == "glance")
  }

  @Test func failingChangesNothing() throws {
    var script = try SessionScript()
    _ = script.type("placement 1")
    script.open()
    _ = script.send(.checked(.failed(Course.model)))
    #expect(!script.session.progress.isPlaced(Course.quiz, in: Course.pack))
  }

  @Test func readingTheSolutionPreventsPlacement() throws {
    var script = try SessionScript()
    _ = script.type("placement 1")
    script.open()
    _ = script.type("solution")
    _ = script.type("yes")
    _ = script.send(.solutionRead([]))
    _ = script.send(.checked(.passed(Course.model)))
    #expect(!script.session.progress.isPlaced(Course.quiz, in: Course.pack))
    #expect(script.type("placement 1").first?.contains("seen the solution") == true)
  }

  @Test func aPassedCapstoneSkipsAtOnce() throws {
    var script = try SessionScript(progress: Course.passing([Course.model]))
    script.open()
    #expect(script.type("placement 1").contains { $0.contains("skipped 1 exercise") })
    // Passing a skipped exercise later counts as usual.
    var progress = script.session.progress
    progress.note(
      .init(isPassed: true, score: 4, maxScore: 4, date: Course.date), at: Course.quiz,
      in: Course.pack)
    #expect(progress.state(of: Course.quiz, in: Course.pack) == .passed)
  }

  @Test func anUnknownRingListsAllRings() throws {
    var script = try SessionScript(at: Course.model)
    script.open()
    #expect(
      script.type("placement 9").first == "say There's no ring “9”. Choose from: basics, look.")
    #expect(script.session.outcome == .wrongCommand)
  }

  @Test func theEndOfTheCourseShowsTheWidgetInAllFamilies() throws {
    var script = try SessionScript(
      at: Course.tint, progress: Course.passing([Course.quiz, Course.model], current: Course.tint))
    script.open()
    let effects = script.send(.checked(.passed(Course.tint)))
    #expect(effects.contains { $0.contains("You've passed every exercise") })
    #expect(effects.contains { $0.contains("`certificate` makes a page") })
    #expect(effects.last == "draw WeatherWidget systemSmall systemMedium every family")
    #expect(script.send(.drawn(.picture("P"))) == ["say picture P", "say next: all done"])
    #expect(script.type("progress").last == effects.last)
    // Checking a passed exercise again doesn't end the course again.
    #expect(
      script.send(.checked(.passed(Course.tint))).contains { $0.contains("certificate") } == false)
  }
}
