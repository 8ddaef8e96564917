import Curriculum
import Foundation
import TestSupport
import Testing

@Suite("Routes lead through part of a course")
struct RouteTests {
  private let sample: SamplePack

  init() throws { sample = try SamplePack() }

  private func pack(_ routes: String = RouteTests.usual) throws -> Pack {
    let path = "Lessons/sample/pack.yml"
    try sample.folder.write(path, try sample.folder.read(path) + "\n" + routes)
    return try sample.read()
  }

  private static let usual = """
    routes:
      - id: short
        title: {en: Short, ko: 짧게}
        outcome: {en: A widget., ko: 위젯이에요.}
        minutes: 7
        exercises: [glance-quiz, widget]

    """

  /// Returns the identifiers of the sample pack's exercises, in order.
  private func all(_ pack: Pack) -> [String] { pack.exercises.map(\.identifier) }

  private func short() throws -> Pack {
    let names = try sample.read().exercises.map(\.identifier)
    return try pack(Self.usual.replacing("glance-quiz", with: names[0]))
  }

  @Test func newcomersFollowTheFirstRoute() throws {
    let pack = try short()
    var progress = LearnerProgress()
    #expect(progress.route(in: pack)?.identifier == "short")
    #expect(progress.path(in: pack).map(\.identifier) == [all(pack)[0], "widget"])
    #expect(progress.minutesLeft(in: pack) == 7)
    let first = pack.exercises[0]
    progress.open(first, in: pack)
    #expect(progress.routes == [pack.identifier: "short"])
    let date = Date(timeIntervalSince1970: 0)
    progress.note(.init(isPassed: true, score: 1, maxScore: 1, date: date), at: first, in: pack)
    #expect(progress.next(in: pack, after: first)?.identifier == "widget")
    progress.note(
      .init(isPassed: true, score: 1, maxScore: 1, date: date), at: pack.exercises[2], in: pack)
    #expect(progress.next(in: pack) == nil)
    #expect(progress.minutesLeft(in: pack) == 0)
  }

  @Test func learnersWithProgressStayOnEverything() throws {
    var progress = LearnerProgress()
    let before = try sample.read()
    progress.open(before.exercises[0], in: before)
    let pack = try short()
    #expect(progress.route(in: pack) == nil)
    #expect(progress.path(in: pack).count == pack.exercises.count)
    progress.follow(pack.routes[0], in: pack)
    #expect(progress.route(in: pack)?.identifier == "short")
    progress.follow(nil, in: pack)
    #expect(progress.route(in: pack) == nil)
  }

  @Test func exercisesBetweenTwoStopsDeepenTheFirst() throws {
    let names = try sample.read().exercises.map(\.identifier)
    let pack = try pack(
      Self.usual.replacing("[glance-quiz, widget]", with: "[\(names[1])]"))
    let side = pack.sideExercises(of: pack.exercises[1], on: pack.routes[0])
    #expect(side.map(\.identifier) == ["widget"])
    #expect(pack.sideExercises(of: pack.exercises[2], on: pack.routes[0]).isEmpty)
  }

  @Test(arguments: [
    ("exercises: [glance-quiz, widget]", "unknown-reference"),
    ("exercises: []", "missing-key"),
    ("minutes: many\n    exercises: [widget]", "wrong-type"),
    ("exercises: [widget]\n    shortcut: 1", "unknown-key"),
  ])
  func invalidRoutesAreReported(line: String, rule: String) throws {
    let text = Self.usual.replacing("    minutes: 7\n", with: "")
      .replacing("exercises: [glance-quiz, widget]", with: line)
    let error = #expect(throws: CurriculumError.self) { try pack(text) }
    guard case .brokenPack(_, let problems)? = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(problems.map(\.rule.rawValue) == [rule], "\(problems)")
  }

  @Test func theFirstRouteIsShort() throws {
    let pack = try PackLibrary.read(Repository.weather)
    let route = try #require(pack.routes.first)
    #expect((12...15).contains(route.exercises.count))
    #expect((150...210).contains(pack.minutes(on: route)))
    #expect(pack.routes.count >= 4)
    for route in pack.routes {
      for (index, name) in route.exercises.enumerated() {
        let uses = try pack.find(name).uses
        let later = Set(route.exercises[(index + 1)...])
        #expect(later.isDisjoint(with: uses), "\(name) comes before what it uses")
      }
    }
  }
}
