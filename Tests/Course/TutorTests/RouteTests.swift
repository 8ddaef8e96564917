import Curriculum
import TestSupport
import Testing
import Tutor

@Suite("A session follows a route")
struct RouteTests {
  typealias Course = CourseFixture

  /// A route from the quiz to the widget, which leaves out the data model between them.
  private var pack: Pack {
    var pack = Course.pack
    pack.routes = [
      Route(
        identifier: "short", title: Course.text("Short", "짧게"),
        outcome: Course.text("A widget.", "위젯이에요."), closing: Course.text("You can now…", "이제…"),
        exercises: [Course.quiz.identifier, Course.tint.identifier], minutes: 7)
    ]
    return pack
  }

  private func script(
    at exercise: Exercise, progress: LearnerProgress = LearnerProgress()
  ) throws -> SessionScript {
    var script = try SessionScript(at: exercise, progress: progress, pack: pack)
    script.open()
    return script
  }

  /// A learner who is on the route and has passed some exercises.
  private func onRoute(passing exercises: [Exercise]) -> LearnerProgress {
    var progress = Course.passing(exercises)
    progress.follow(pack.routes[0], in: pack)
    return progress
  }

  @Test func aNewcomerIsOnTheFirstRoute() throws {
    let script = try SessionScript(pack: pack)
    #expect(script.session.exercise.identifier == Course.quiz.identifier)
    #expect(script.session.route?.identifier == "short")
  }

  @Test func nextAndBackStayOnTheRoute() throws {
    var script = try script(at: Course.quiz, progress: onRoute(passing: [Course.quiz]))
    #expect(script.type("next") == ["record opened tint-trap", "open tint-trap"])
    var back = try self.script(at: Course.tint, progress: onRoute(passing: [Course.quiz]))
    #expect(back.type("back") == ["record opened glance", "open glance"])
  }

  @Test func theRouteCanBeChangedAndChangedBack() throws {
    var script = try script(at: Course.quiz, progress: onRoute(passing: []))
    #expect(script.type("route everything").first == "record route everything")
    #expect(script.session.route == nil)
    #expect(script.type("route sh").first == "record route short")
    #expect(script.session.route?.identifier == "short")
  }

  @Test func aPassOffersSideExercises() throws {
    var pack = pack
    pack.routes[0].exercises = [Course.model.identifier]
    pack.rings[0].exercises.append(Course.tint)
    pack.rings.removeLast()
    var progress = LearnerProgress()
    progress.follow(pack.routes[0], in: pack)
    var script = try SessionScript(at: Course.model, progress: progress, pack: pack)
    script.open()
    #expect(script.session.pack.sideExercises(of: Course.model, on: pack.routes[0]).count == 1)
    pack.routes[0].exercises.append(Course.quiz.identifier)
    script = try SessionScript(at: Course.model, progress: progress, pack: pack)
    script.open()
    let effects = script.send(.checked(.passed(Course.model)))
    #expect(effects.contains("say More on this topic: `goto tint-trap`"), "\(effects)")
  }

  @Test func theEndOfTheRouteIsCelebrated() throws {
    var script = try script(at: Course.tint, progress: onRoute(passing: [Course.quiz]))
    let effects = script.send(.checked(.passed(Course.tint)))
    #expect(effects.contains("say **You've finished the route “Short”.** Well done!"))
    #expect(effects.contains("say closing of tint-trap"))
  }

  @Test(arguments: ["route", "routes", "경로"])
  func routesAreListed(line: String) throws {
    var script = try script(at: Course.quiz)
    #expect(script.type(line).first == "say routes")
  }

  @Test func anUnknownRouteListsTheRoutes() throws {
    var script = try script(at: Course.quiz)
    let said = script.type("route scenic")
    #expect(said.first?.contains("short, everything") == true, "\(said)")
    #expect(script.session.outcome == .wrongCommand)
  }
}
