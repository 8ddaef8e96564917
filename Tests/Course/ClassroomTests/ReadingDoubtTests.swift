import Classroom
import Foundation
import TestSupport
import Testing

/// For an ambiguous folder, Rings asks, and accepts the answer.
@Suite("Who is who", .serialized)
struct ReadingDoubtTests {
  private func plan(
    _ paths: [String], who patterns: [String] = [], people: [RosterPerson] = []
  ) async throws -> ClassPlan {
    try await ClassFixture.withFolder { folder in
      let place = try ClassFolder(in: folder)
      for path in paths { try place.write(ClassFolder.answer(path), to: path) }
      let handedIn = SubmissionFolder(
        place.folder, patterns: try patterns.map { try #require(WhoPattern($0)) },
        roster: people.isEmpty ? nil : Roster(people))
      return try handedIn.plan(place.syllabus("forecast-model"))
    }
  }

  @Test(arguments: [
    [
      "downloads/hw3/kim/Forecast.swift", "downloads/hw3/lee/Forecast.swift",
      "downloads/hw4/kim/Forecast.swift",
    ],
    ["hw3/1/Forecast.swift", "hw3/2/Forecast.swift", "hw3/3/Forecast.swift"],
    ["hw3/김하늘.swift", "hw3/이서준.swift", "hw4/김하늘.swift"],
    ["week1/محمد/Forecast.swift", "week2/محمد/Forecast.swift"],
    ["submissions/Forecast.swift", "submissions/Forecast (1).swift"],
    ["hw3/New/Forecast.swift", "hw3/First/Forecast.swift", "hw3/Last/Forecast.swift"],
    [
      "lee/Forecast.swift", "kim/Forecast.swift", "late/kim/Forecast.swift",
      "late/min/Forecast.swift",
    ],
    ["kim/red/Forecast.swift", "kim/blue/Forecast.swift", "lee/Forecast.swift", "min.swift"],
  ])
  func ambiguousReadingsAreReported(paths: [String]) async throws {
    let error = await #expect(throws: GradingError.self) { try await plan(paths) }
    guard case .severalReadings(let doubts)? = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    // Every offered pattern can be typed.
    for patterns in try #require(doubts.first).patterns {
      let told = try await plan(paths, who: patterns)
      #expect(!told.submissions.isEmpty && !told.submissions.contains { $0.problem != nil })
    }
  }

  @Test(arguments: [
    (
      ["exp/submission_321001/Forecast.swift", "exp/submission_321002/Forecast.swift"],
      ["exp/submission_321001", "exp/submission_321002"]
    ),
    (["hw3/kim/Forecast.swift"], ["hw3/kim"]),
    (
      [
        "A/jo/Forecast.swift", "B/jo/Forecast.swift", "B/ko/Forecast.swift", "A/lee/Forecast.swift",
      ],
      ["A/jo", "A/lee", "B/jo", "B/ko"]
    ),
    (["forecast-model/jo/Forecast.swift", "layout/jo/LayoutView.swift"], ["jo"]),
    (
      [
        "kim/App.xcodeproj/x.swift", "kim/App/Forecast.swift", "kim/Widget/Forecast.swift",
        "lee/Forecast.swift",
      ], ["kim", "lee"]
    ),
  ])
  func clearReadingsAreNotQuestioned(paths: [String], learners: [String]) async throws {
    #expect(Set(try await plan(paths).submissions.map(\.learner)) == Set(learners))
  }

  @Test func aPatternNamesTheLearner() async throws {
    let paths = [
      "x/hw3/kim_7_a/F.swift", "x/hw4/kim_7_b/F.swift", "x/hw3/lee_8_c/F.swift", "y.swift",
    ]
    let plan = try await plan(paths, who: ["x/*/{who}_{id}_*"])
    #expect(plan.submissions.map(\.learner) == ["kim 7", "lee 8"])
    #expect(plan.leftOut.map(\.entry) == ["y.swift"])
    let apart = try await self.plan(paths, who: ["x/{section}/{who}_*"])
    #expect(apart.submissions.map(\.learner) == ["hw3/kim", "hw3/lee", "hw4/kim"])
    await #expect(throws: GradingError.self) { try await self.plan(paths, who: ["z/{who}"]) }
    #expect(WhoPattern("*/kim") == nil && WhoPattern("{whom}") == nil)
  }

  /// A roster resolves ambiguous folders.
  @Test func aRosterResolvesTheReading() async throws {
    let paths = ["hw/1/Forecast.swift", "hw/2/Forecast.swift"]
    let people = ["1", "2", "3"].map { RosterPerson(ids: [$0], name: "Name \($0)") }
    let plan = try await plan(paths, people: people)
    #expect(plan.submissions.map(\.learner) == ["hw/1", "hw/2"])
    #expect(plan.roll?.missing == [people[2]])
  }

  @Test func gradescopesListNamesTheLearners() async throws {
    try await ClassFixture.withFolder { folder in
      let place = try ClassFolder(in: folder)
      for number in [1, 2] {
        try place.write(
          ClassFolder.answer("\(number)"), to: "e/submission_90000\(number)/Forecast.swift")
      }
      try place.write(
        """
        ---
        submission_900001:
          :submitters:
          - :name: Kim Minji
            :sid: '20261'
            :email: minji@example.edu
          - :name: Lee Jun
            :sid: '20262'
          :created_at: 2026-11-09
        submission_900002:
          :submitters:
          - :name: Ann
            :sid:
        """, to: "e/submission_metadata.yml")
      let plan = try place.plan("forecast-model")
      #expect(plan.roll?.people["e/submission_900001"]?.map(\.name) == ["Kim Minji", "Lee Jun"])
      #expect(plan.roll?.people["e/submission_900002"]?.map(\.name) == ["Ann"])
    }
  }
}
