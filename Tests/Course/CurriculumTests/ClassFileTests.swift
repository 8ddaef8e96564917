import Curriculum
import Foundation
import TestSupport
import Testing

@Suite("A class's file")
struct ClassFileTests {
  private func read(_ text: String) throws -> ClassFile {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).yml")
    try Data(text.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    return try ClassFile(file)
  }

  @Test func classRulesAreRead() throws {
    let file = try read(
      """
      version: 1
      pack: weather
      roster: people.csv
      timezone: Asia/Seoul
      exercises:
        - one
        - id: two
          weight: 2.5
          maximum: 40
          extra: true
          due: 2026-11-30 23:59
          criteria: [{ id: naming, title: Clear names, points: 3 }, { id: style, points: 2.5 }]
      late: { grace: 15 min, per-day: 10 %, at-most: 50, cutoff: 7 d }
      extensions:
        - { who: 0123, until: 2026-12-01 }
      attempts: best
      drop-lowest: 1
      thresholds: { B: 80, A: 90 }
      who: "*/{who}"
      """)
    #expect(file.pack == "weather" && file.roster?.lastPathComponent == "people.csv")
    #expect(file.parts.map(\.exercise) == ["one", "two"] && file.parts[1].weight == 2.5)
    #expect(file.parts[1].criteria.map(\.title) == ["Clear names", "style"])
    #expect(file.parts[1].criteria.map(\.points) == [3, 2.5])
    // 14:59 UTC.
    #expect(file.parts[1].due == Date(timeIntervalSince1970: 1_796_050_740))
    #expect(file.late.grace == 900 && file.late.perDay == 10 && file.late.atMost == 50)
    #expect(file.late.cutoff == 604_800)
    #expect(file.attempts == .best)
    #expect(file.extensions.map(\.who) == ["0123"])
    #expect(file.thresholds.map(\.grade) == ["A", "B"] && file.who == ["*/{who}"])
  }

  @Test func aRouteSelectsExercisesAndTheListAddsRules() throws {
    let pack = try PackLibrary.read(Repository.weather)
    let route = try #require(pack.routes.first { $0.identifier == "app-switcher" })
    let named = try read("route: app-switcher")
    #expect(try named.exercises(in: pack) == route.exercises)
    let ruled = try read(
      "route: app-switcher\nexercises: [{ id: cover-blur, weight: 2 }, first-change]")
    #expect(try ruled.exercises(in: pack) == route.exercises + ["first-change"])
    #expect(
      try read("route: everything").exercises(in: pack) == pack.exercises.map(\.identifier))
  }

  @Test func anUnknownRouteListsThePacksRoutes() throws {
    let pack = try PackLibrary.read(Repository.weather)
    let file = try read("route: scenic")
    let error = #expect(throws: CurriculumError.self) { try file.exercises(in: pack) }
    let known = pack.routes.map(\.identifier) + ["everything"]
    #expect(
      error == .unknownRoute(name: "scenic", pack: "weather-widget", known: known))
  }

  @Test(arguments: [
    "pakc: weather", "late: { per-day: 200 % }", "late: { grace: soon }", "timezone: Atlantis",
    "exercises: [{ id: a, due: 2026-13-01 }]",
    "exercises: [{ id: a, criteria: [{ id: b }] }]", "extensions: [{ until: 2026-12-01 }]",
    "thresholds: { A: good }", "[", "",
  ])
  func mistakesAreReported(text: String) {
    #expect(throws: CurriculumError.self) { try read(text) }
  }
}
