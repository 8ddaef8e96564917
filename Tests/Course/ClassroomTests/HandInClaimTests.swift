import Classroom
import Curriculum
import Foundation
import TestSupport
import Testing

/// A hand-in can claim any name, but no learner gets another learner's mark that way.
@Suite("Claims of hand-ins", .serialized)
struct HandInClaimTests {
  private static let kim = LearnerPerson(name: "Kim Minji", id: "20261")
  private static let lee = LearnerPerson(name: "Lee Jun", id: "20262")
  private static let people = [
    RosterPerson(ids: ["20261"], name: "Minji Kim"), RosterPerson(ids: ["20262"], name: "Jun Lee"),
  ]

  /// Plans the grading of a class with these hand-ins, each a minute later than the previous one.
  private func plan(
    _ handIns: [(String, LearnerPerson)], roster: [RosterPerson] = [], who: [String] = []
  ) async throws -> ClassPlan {
    try await ClassFixture.withFolder { folder in
      let pack = Pack(
        identifier: "weather", format: 1, version: "1.0.0",
        title: LocalizedText(["en": "Weather"]), languages: ["en"], license: "MIT", rings: [],
        folder: folder)
      for (number, (path, person)) in handIns.enumerated() {
        let manifest = HandInManifest(
          who: person, pack: HandInManifest.PackMark(pack),
          made: Date(timeIntervalSince1970: Double(60 * number)),
          exercises: [.init(id: "model", files: ["model/Model.swift"])])
        try ClassFixture.write("enum Sky {}", to: "class/\(path)/model/Model.swift", in: folder)
        try ClassFixture.write(
          String(decoding: try manifest.json(), as: UTF8.self), to: "class/\(path)/hand-in.json",
          in: folder)
      }
      return try SubmissionFolder(
        folder.appending(path: "class"), patterns: try who.map { try #require(WhoPattern($0)) },
        roster: roster.isEmpty ? nil : Roster(roster)
      ).plan(Syllabus(exercises: [ClassFixture.exercise("model")]))
    }
  }

  private func doubts(
    _ handIns: [(String, LearnerPerson)], roster: [RosterPerson] = []
  ) async throws -> [ReadingDoubt] {
    do {
      _ = try await plan(handIns, roster: roster)
      return []
    } catch GradingError.severalReadings(let doubts) {
      return doubts
    }
  }

  @Test(arguments: [
    [("kim", kim), ("lee", kim)], [("lee", kim), ("kim", kim)], [("kim", kim), ("x", kim)],
    // Another learner's number under the learner's own name.
    [("20261", kim), ("20261-2", LearnerPerson(name: "Lee Jun", id: "20261"))],
    // Two learners with the same name, without numbers.
    [("a", LearnerPerson(name: "Sam")), ("b", LearnerPerson(name: "Sam"))],
  ])
  func conflictingClaimsToOnePersonAreReported(handIns: [(String, LearnerPerson)]) async throws {
    let doubts = try await doubts(handIns)
    #expect(doubts.count == 1)
    guard case .claims = try #require(doubts.first).kind else {
      Issue.record("\(doubts)")
      return
    }
    let plan = try await plan(handIns, who: doubts[0].patterns.flatMap { $0 })
    #expect(Set(plan.submissions.map(\.learner)) == Set(handIns.map(\.0)))
  }

  @Test(arguments: [
    ["kim-1", "kim-2"], ["Kim-Minji-20261-weather", "Kim-Minji-20261-weather (1)"],
    ["20261", "resubmitted 20261"], ["hand-in", "hand-in (2)"],
  ])
  func onePersonsLatestHandInCounts(names: [String]) async throws {
    for roster in [[], Self.people] {
      let plan = try await plan(
        names.map { ($0, LearnerPerson(name: "Kim", id: "20261")) } + [("20262", Self.lee)],
        roster: roster)
      #expect(plan.submissions.count == 2)
      let notes = plan.submissions.flatMap(\.notes).map { $0.sentence.english }
      #expect(notes.contains { $0.contains("(it's the latest hand-in)") }, "\(notes)")
    }
  }

  @Test(arguments: [
    "20262", "Lee, Jun", "lee-jun-weather", "Jun Lee_50102_assignsubmission_file",
    "leejun_LATE_20262_777_work", "Jun Lee/work",
  ])
  func aNameThatDiffersFromTheRosterIsReported(name: String) async throws {
    let found = try await doubts([(name, Self.kim)], roster: Self.people)
    guard case .otherName("Jun Lee", says: "Minji Kim") = try #require(found.first).kind else {
      Issue.record("\(found)")
      return
    }
    let plan = try await plan([(name, Self.kim)], roster: Self.people, who: found[0].patterns[0])
    // A neutral name may match no learner, but it never matches the other learner.
    #expect(plan.roll?.people.values.allSatisfy { $0 == [Self.people[1]] } ?? false)
    #expect(try await doubts([(name, Self.lee)], roster: Self.people).isEmpty)
  }

  /// Without a number, Rings sees a different learner, but the roster identifies the learner.
  @Test func theRosterIdentifiesLearnersWithoutANumber() async throws {
    let found = try await doubts(
      [("20261", Self.kim), ("answer", LearnerPerson(name: "Minji Kim"))], roster: Self.people)
    #expect(found.count == 1)
  }
}
