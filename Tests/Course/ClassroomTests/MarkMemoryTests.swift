import Classroom
import Foundation
import Judge
import TestSupport
import Testing

/// A second run reports each changed mark with the cause.
@Suite("Marks that change", .serialized)
struct MarkMemoryTests {
  private func book(
    _ points: [String: Double], status: CheckResult.Status = .failed, content: String = "same"
  ) -> GradeBook {
    GradeBook(
      pack: "weather", exercises: [ClassFixture.exercise("model")],
      results: points.sorted { $0.key < $1.key }.map { learner, points in
        GradedSubmission(
          learner: learner, exercise: "model", key: "key",
          verdict: ClassFixture.verdict(
            "model", .failed, score: points,
            checks: [ClassFixture.check("A.testOne", status, points: points)]),
          content: content)
      })
  }

  private func changes(_ before: GradeBook, _ after: GradeBook) -> [MarkChange] {
    MarkMemory(before, packVersion: "1").changes(to: MarkMemory(after, packVersion: "2"))
  }

  @Test func aCheckWithAnotherResultIsNamed() {
    let changes = changes(book(["ada": 0, "bob": 0]), book(["ada": 5, "bob": 0], status: .passed))
    #expect(changes.map(\.learner) == ["ada"])
    #expect(changes.map(\.cause) == [.checks(gained: ["A.testOne"], lost: [])])
    #expect(changes.map { [$0.before, $0.after] } == [[0, 5]])
    #expect(changes[0].isRise)
  }

  @Test func changedFilesAreACause() {
    let after = book(["ada": 5], status: .passed, content: "other")
    #expect(changes(book(["ada": 0]), after).map(\.cause) == [.handedIn])
  }

  @Test func changedRulesAreACause() {
    var late = book(["ada": 5])
    late.results[0].late = Lateness(seconds: 60)
    late.policy.late.perDay = 10
    let changes = changes(book(["ada": 5]), late)
    #expect(changes.map(\.cause) == [.rules])
    #expect(changes.map(\.after) == [4.5])
  }

  @Test func aTeachersPointsAreACause() async throws {
    var decided = book(["ada": 5])
    decided.decisions.overrides = try await ClassFixture.withFolder { folder in
      try ClassFixture.write(
        "learner,exercise,score,comment\nada,model,7,\n", to: MarkOverrides.fileName, in: folder)
      return try MarkOverrides(in: folder)
    }
    let changes = changes(book(["ada": 5]), decided)
    #expect(changes.map(\.cause) == [.teacher] && changes.map(\.after) == [7])
  }

  @Test func newLearnersAreNoChange() async throws {
    try await ClassFixture.withFolder { folder in
      #expect(MarkMemory(in: folder) == nil)
      try MarkMemory(book(["ada": 1, "bob": 2]), packVersion: "1").write(in: folder)
      // The results of only a part of the class don't show which learners are missing.
      let second = MarkMemory(book(["ada": 1, "eve": 3]), packVersion: "1", isWhole: false)
      #expect(MarkMemory(in: folder)?.changes(to: second) == [])
      try second.write(in: folder)
      let third = MarkMemory(book(["bob": 5]), packVersion: "1", isWhole: false)
      #expect(MarkMemory(in: folder)?.changes(to: third).map(\.learner) == ["bob"])
      try Data("{".utf8).write(to: folder.appending(path: "last-marks.json"))
      #expect(MarkMemory(in: folder) == nil)
    }
  }

  @Test func aMissingMarkIsReportedOnceAndFirst() async throws {
    try await ClassFixture.withFolder { folder in
      try MarkMemory(book(["ada": 1, "bob": 2, "cat": 9]), packVersion: "1").write(in: folder)
      let second = MarkMemory(book(["ada": 3, "cat": 8]), packVersion: "1")
      let changes = try #require(MarkMemory(in: folder)).changes(to: second)
      #expect(
        changes.map { [$0.learner, $0.exercise ?? "total", $0.values.before, $0.values.after] } == [
          ["bob", "model", "2", ""], ["cat", "model", "9", "8"], ["ada", "model", "1", "3"],
        ])
      #expect(changes[0].cause == .gone)
      try second.write(in: folder)
      #expect(try #require(MarkMemory(in: folder)).changes(to: second).isEmpty)
      // A new hand-in is a change like any other.
      let third = MarkMemory(book(["ada": 3, "bob": 2, "cat": 8]), packVersion: "1")
      let again = try #require(MarkMemory(in: folder)).changes(to: third)
      #expect(again.map(\.learner) == ["bob"] && again.map(\.direction) == [.rose])
      // An exercise that isn't graded now isn't gone.
      var other = book([:])
      other.exercises = [ClassFixture.exercise("layout")]
      #expect(MarkMemory(in: folder)?.changes(to: MarkMemory(other, packVersion: "1")) == [])
    }
  }

  @Test func aRuleThatChangesATotalIsReported() {
    var two = book(["ada": 10])
    two.exercises.append(ClassFixture.exercise("layout"))
    two.policy.thresholds = [.init(grade: "A", percent: 90), .init(grade: "C", percent: 50)]
    var dropped = two
    dropped.policy.dropLowest = 1
    let found = changes(two, dropped)
    #expect(found.map(\.exercise) == [nil] && found.map(\.cause) == [.rules])
    #expect(found.map { $0.values.before + " → " + $0.values.after } == ["10/20 C → 10/10 A"])
    #expect(found.map(\.direction) == [.rose])
    #expect(changes(dropped, two).map(\.direction) == [.fell])
    dropped.policy.thresholds.removeFirst()
    #expect(changes(two, two).isEmpty && changes(dropped, two).count == 1)
  }
}
