import Classroom
import Curriculum
import Foundation
import Judge
import TestSupport
import Testing

/// The effect of teachers' decisions, due dates and weights on the judge's points.
@Suite("Marks", .serialized)
struct MarkTests {
  private func overrides(_ text: String) async throws -> MarkOverrides {
    try await ClassFixture.withFolder { folder in
      try ClassFixture.write(text, to: MarkOverrides.fileName, in: folder)
      return try MarkOverrides(in: folder)
    }
  }

  @Test func overridesCountAndSurviveRegrading() async throws {
    var book = ClassFixture.book
    let text =
      "comment;score;learner;exercise\nseen;7,5;ada;layout\n;excused;'=cmd();model\nonly words;;ada;model\n"
    book.decisions.overrides = try await overrides(text)
    let marks = book.marks(of: "ada")
    #expect(marks.map(\.points) == [10, 7.5])
    #expect(marks.map(\.comment) == ["only words", "seen"])
    #expect(marks[1].reasons.map(\.english) == ["set by the teacher (previously 5)"])
    #expect(book.total(of: "=cmd()").limit == 10)
    try await ClassFixture.withFolder { folder in
      try ClassFixture.write(text, to: MarkOverrides.fileName, in: folder)
      for _ in 1...2 { try MarkOverrides.prepare(in: folder, for: book) }
      let after = try String(
        contentsOf: folder.appending(path: MarkOverrides.fileName), encoding: .utf8)
      #expect(after.hasPrefix(text))
      // Three learners and two exercises; three of the six rows exist already.
      #expect(after.split(separator: "\n").count == 1 + 6)
    }
  }

  /// Returns a grade book with two criteria for the first exercise, and the points that a teacher gave.
  private func handGraded(_ table: String) async throws -> GradeBook {
    var book = ClassFixture.book
    var part = ClassFile.Part(exercise: "model")
    part.criteria = [
      ClassFile.Criterion(identifier: "naming", title: "Clear names", points: 3),
      ClassFile.Criterion(identifier: "style", title: "Style", points: 2),
    ]
    book.policy.parts["model"] = part
    let policy = book.policy
    book.decisions.handGrades = try await ClassFixture.withFolder { folder in
      try ClassFixture.write(table, to: HandGrades.fileName, in: folder)
      return try HandGrades(in: folder, policy: policy)
    }
    return book
  }

  @Test func pointsGivenByHandCountBesideTheChecks() async throws {
    let book = try await handGraded(
      "learner,exercise,criterion,points,comment\nada,model,naming,2.5,short names\n")
    let mark = book.marks(of: "ada")[0]
    #expect(mark.points == 12.5 && mark.limit == 15)
    #expect(mark.criteria?.map(\.score) == ["2.5/3", "–/2"])
    #expect(mark.criteria?.first?.comment == "short names")
    #expect(mark.reasons.map(\.english) == ["not yet graded: Style"])
    // Without a submission there's nothing to grade by hand.
    #expect(book.marks(of: "nobody")[0].reasons.isEmpty)
  }

  @Test func pointsGivenByHandSurviveRegradingAndReview() async throws {
    let book = try await handGraded(
      "learner,exercise,criterion,points,comment\nada,model,naming,1,\n")
    try await ClassFixture.withFolder { folder in
      try HandGrades.prepare(in: folder, for: book.harmless())
      let given = HandGrades.Grade(points: 2, comment: "good, \"clear\"")
      try HandGrades.record(
        given, of: "ada", exercise: "model", criterion: "style", in: folder)
      try HandGrades.prepare(in: folder, for: book.harmless())
      let after = try HandGrades(in: folder, policy: book.policy)
      #expect(after.grade(of: "ada", exercise: "model", criterion: "style") == given)
      #expect(after.grade(of: "ada", exercise: "model", criterion: "naming")?.points == nil)
      let rows = try String(
        contentsOf: folder.appending(path: HandGrades.fileName), encoding: .utf8
      ).split(separator: "\r\n")
      // The file has a header, and a row for each of two criteria and three learners.
      #expect(rows.count == 1 + 6)
    }
  }

  @Test(arguments: ["ten", "4", "-1"])
  func invalidPointsAreReported(points: String) async {
    await #expect(throws: GradingError.self) {
      try await handGraded(
        "learner,exercise,criterion,points,comment\nada,model,naming,\(points),\n")
    }
  }

  @Test(arguments: ["learner,exercise,score,comment\nada,model,ten,\n", "who,what\nada,1\n"])
  func invalidScoresAreReported(text: String) async {
    await #expect(throws: GradingError.self) { try await overrides(text) }
  }

  @Test func lateSubmissionsLosePoints() {
    var book = ClassFixture.book
    book.results[0].late = Lateness(seconds: 90_000)
    #expect(book.marks(of: "ada")[0].points == 10)
    #expect(book.marks(of: "ada")[0].words.english == "passed, late by 1 d 1 h")
    book.policy.late.perDay = 10
    #expect(book.marks(of: "ada")[0].points == 8)
    book.policy.late.atMost = 15
    #expect(book.marks(of: "ada")[0].points == 8.5)
    book.policy.late.cutoff = 80_000
    #expect(book.marks(of: "ada")[0].points == 0)
    book.policy.late.grace = 100_000
    book.policy.late.cutoff = nil
    #expect(book.marks(of: "ada")[0].points == 10)
  }

  @Test func weightsExtraCreditAndDroppedScoresCount() {
    var book = ClassFixture.book
    var part = ClassFile.Part(exercise: "layout")
    part.weight = 2
    part.maximum = 50
    book.policy.parts["layout"] = part
    #expect(book.total(of: "ada").points == 10 + 50)
    #expect(book.total(of: "ada").limit == 110)
    book.policy.dropLowest = 1
    #expect(book.total(of: "ada").points == 10 && book.total(of: "ada").limit == 10)
    book.policy.dropLowest = 0
    part.isExtra = true
    book.policy.parts["layout"] = part
    #expect(book.total(of: "ada").points == 60 && book.total(of: "ada").limit == 10)
  }

  /// Of two exercises without points, the larger exercise is dropped.
  @Test func theLargestOfEqualSharesIsDropped() {
    var book = ClassFixture.book
    book.exercises.append(ClassFixture.exercise("large", points: 30))
    book.results[1].verdict.score = 0
    book.policy.dropLowest = 1
    #expect(book.total(of: "ada").points == 10 && book.total(of: "ada").limit == 20)
  }

  @Test func ungradableSubmissionsHaveNoPoints() throws {
    var book = ClassFixture.book
    book.results[0].verdict = ClassFixture.verdict(
      "model", .invalidSubmission, score: 0,
      diagnostics: [.init(severity: .error, message: "There's no Swift file in ada, only a.docx.")])
    // An empty file is a submission with no points.
    #expect(!book.marks(of: "ada")[0].hasNothing)
    book.results[0].files = []
    #expect(book.marks(of: "ada")[0].hasNothing)
    let table = try #require(try ReportFormat.csv.files(for: book).first)
    #expect(
      String(decoding: table.contents, as: UTF8.self)
        .contains("ada,,5,5,20,25,\"model: nothing usable"))
    let page = try #require(
      try ReportFormat.feedback.files(for: book).first { $0.path == "feedback/ada/feedback.html" })
    let text = String(decoding: page.contents, as: UTF8.self)
    #expect(text.contains("only a.docx") && !text.contains("Compiler messages"))
    #expect(text.contains("–/10") && !text.contains("0/10<"))
    // A teacher's points count.
    book.results[0].late = nil
    #expect(!ClassFixture.book.marks(of: "ada")[0].hasNothing)
  }

  @Test func anotherClassIsNotOverwritten() async throws {
    try await ClassFixture.withFolder { folder in
      func record(_ name: String, _ learners: [String]) -> ClassRecord {
        ClassRecord(
          folder: folder.appending(path: name), pack: "weather", exercises: ["model"],
          learners: learners)
      }
      try record("a", ["kim", "lee", "min"]).write(in: folder)
      #expect(try record("a", ["new", "names"]).compare(in: folder).isEmpty)
      // A new download for the same learners.
      #expect(try record("b", ["kim", "lee", "other"]).compare(in: folder).count == 1)
      #expect(throws: GradingError.self) { try record("b", ["x", "y", "kim"]).compare(in: folder) }
    }
  }
}
