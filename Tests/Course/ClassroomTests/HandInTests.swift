import Classroom
import Curriculum
import Foundation
import Judge
import TestSupport
import Testing

/// Hand-ins from `rings hand-in` name their learner and contents, so nothing is guessed.
@Suite("Hand-ins", .serialized)
struct HandInTests {
  private static let quiz: Exercise = {
    var quiz = ClassFixture.exercise("glance")
    quiz.kind = .quiz
    return quiz
  }()

  private static var syllabus: Syllabus {
    var syllabus = Syllabus(
      exercises: ["model", "layout"].map { ClassFixture.exercise($0) },
      renames: ["old-model": "model"])
    syllabus.quizzes = [quiz]
    return syllabus
  }

  private static func write(
    _ who: LearnerPerson, to path: String, in folder: URL, made: Double = 0,
    exercises: [HandInManifest.Part] = [.init(id: "model", files: ["model/Model.swift"])]
  ) throws {
    let pack = Pack(
      identifier: "weather", format: 1, version: "1.0.0", title: LocalizedText(["en": "Weather"]),
      languages: ["en"], license: "MIT", rings: [], folder: folder)
    let manifest = HandInManifest(
      who: who, pack: HandInManifest.PackMark(pack), made: Date(timeIntervalSince1970: made),
      exercises: exercises)
    for part in exercises where part.answers == nil {
      try ClassFixture.write("enum Sky {}", to: "\(path)/\(part.id)/Model.swift", in: folder)
    }
    try ClassFixture.write(
      String(decoding: try manifest.json(), as: UTF8.self), to: "\(path)/hand-in.json", in: folder)
  }

  private static func plan(
    _ folder: URL, roster: Roster? = nil, patterns: [WhoPattern] = []
  ) throws -> ClassPlan {
    try SubmissionFolder(folder, patterns: patterns, roster: roster).plan(syllabus)
  }

  @Test func aHandInNamesItsLearnerAndExercise() async throws {
    try await ClassFixture.withFolder { folder in
      try Self.write(
        LearnerPerson(name: "김민지", id: "20261234"), to: "aaaa", in: folder,
        exercises: [
          .init(id: "old-model", files: ["old-model/Model.swift"]),
          .init(
            id: "glance", answers: ["sizes": ["B", "a"], "purpose": ["a; rm -rf c"], "x": []]),
        ])
      let plan = try Self.plan(folder)
      #expect(plan.submissions.map(\.learner) == ["김민지", "김민지"])
      #expect(plan.submissions.map(\.exercise.identifier) == ["model", "glance"])
      #expect(plan.submissions[0].files == ["old-model/Model.swift"])
      #expect(
        plan.submissions[1].answers == ["sizes": "b", "purpose": "armrfc", "x": ""])
      #expect(plan.leftOut.isEmpty && plan.submissions.allSatisfy { $0.problem == nil })
      #expect(plan.roll?.people["김민지"]?.first?.ids == ["20261234"])
    }
  }

  @Test func eachExercisesLatestHandInCounts() async throws {
    try await ClassFixture.withFolder { folder in
      let ada = LearnerPerson(name: "Ada", id: "1")
      try Self.write(ada, to: "ada-b", in: folder, made: 100)
      try Self.write(ada, to: "ada-a", in: folder, made: 50)
      try Self.write(
        ada, to: "ada-c", in: folder, made: 10, exercises: [.init(id: "layout", files: [])])
      let plan = try Self.plan(folder)
      #expect(plan.submissions.map(\.learner) == ["Ada", "Ada"])
      #expect(
        plan.submissions[0].notes
          == [.counts("ada-b", because: .handIn, passedOver: [.init(name: "ada-a")])])
      #expect(plan.submissions[1].exercise.identifier == "layout")
    }
  }

  @Test func aDateInTheFutureNeverWins() async throws {
    try await ClassFixture.withFolder { folder in
      let ada = LearnerPerson(name: "Ada", id: "1")
      try Self.write(ada, to: "ada-a", in: folder, made: 100)
      try Self.write(ada, to: "ada-b", in: folder, made: 4e9)
      #expect(
        try Self.plan(folder).submissions[0].notes
          == [.counts("ada-a", because: .handIn, passedOver: [.init(name: "ada-b")])])
    }
  }

  /// The file's own time is now, because the test has just copied it into the class's folder.
  @Test(arguments: [(1_000.0, 2_000.0, nil), (3_000, 2_000, 1_000)])
  func latenessFollowsTheHandInsOwnDate(made: Double, due: Double, seconds: Int?) async throws {
    try await ClassFixture.withFolder { folder in
      try Self.write(LearnerPerson(name: "Ada", id: "1"), to: "a", in: folder, made: made)
      var policy = MarkPolicy()
      policy.parts["model", default: .init(exercise: "model")].due = Date(
        timeIntervalSince1970: due)
      let submission = try #require(try Self.plan(folder).submissions.first)
      #expect(policy.lateness(of: submission, names: ["Ada"])?.seconds == seconds)
    }
  }

  @Test func identicalCopiesKeepTheFirstName() async throws {
    try await ClassFixture.withFolder { folder in
      for path in ["ada-1", "copy of ada"] {
        try Self.write(LearnerPerson(name: "Ada", id: "1"), to: path, in: folder, made: 100)
      }
      let notes = try Self.plan(folder).submissions[0].notes
      #expect(
        notes == [.counts("ada-1", because: nil, passedOver: [.init(name: "copy of ada")])])
    }
  }

  @Test func equalNamesAndFoldersStaySeparate() async throws {
    try await ClassFixture.withFolder { folder in
      for (number, path) in ["all/x", "all/y", "all/z"].enumerated() {
        try Self.write(LearnerPerson(name: "Kim Minji", id: "\(number)"), to: path, in: folder)
      }
      let names = try Self.plan(folder).submissions.map(\.learner)
      #expect(Set(names).count == 3, "\(names)")
    }
  }

  @Test func thePlatformsLearnerOverridesTheHandIns() async throws {
    try await ClassFixture.withFolder { folder in
      try Self.write(
        LearnerPerson(name: "Ada", id: "1"), to: "Lee Minho_12345_assignsubmission_file_/x",
        in: folder)
      let plan = try Self.plan(folder)
      #expect(plan.submissions.count == 1)
      #expect(plan.submissions[0].learner.contains("Lee Minho"))
      #expect(plan.submissions[0].notes == [.saysOf("Ada")])
    }
  }

  @Test func theRosterMatchesLearnersByNumber() async throws {
    try await ClassFixture.withFolder { folder in
      try ClassFixture.write(
        "id,name\n0020261234,Minji Kim\n7,Bob\n", to: "roster.csv", in: folder)
      try Self.write(
        LearnerPerson(name: "kim", id: "0020261234"), to: "class/whatever", in: folder)
      let plan = try Self.plan(
        folder.appending(path: "class"), roster: try Roster(folder.appending(path: "roster.csv")))
      #expect(plan.roll?.people["kim"]?.first?.name == "Minji Kim")
      #expect(plan.roll?.missing.map(\.name) == ["Bob"])
    }
  }

  @Test func aDamagedHandInIsReadAsAFolderWithAWarning() async throws {
    try await ClassFixture.withFolder { folder in
      try Self.write(LearnerPerson(name: "Ada"), to: "ada", in: folder)
      try ClassFixture.write("{\"type\":", to: "ada/hand-in.json", in: folder)
      let plan = try Self.plan(folder)
      #expect(plan.submissions.map(\.learner) == ["ada"])
      #expect(plan.leftOut.map(\.entry) == ["ada/hand-in.json"])
      // A hand-in in a later format, which may have a different meaning.
      try ClassFixture.write(
        "{\"type\":\"rings-hand-in\",\"version\":2}", to: "ada/hand-in.json", in: folder)
      #expect(try Self.plan(folder).leftOut.count == 1)
    }
  }

  @Test func aSingleHandInIsOneLearner() async throws {
    try await ClassFixture.withFolder { folder in
      try Self.write(LearnerPerson(name: "Ada"), to: "one", in: folder)
      #expect(
        try Self.plan(folder.appending(path: "one")).submissions.map(\.learner) == ["Ada"])
    }
  }

  @Test func filesBesideAHandInCountForOtherExercisesOnly() async throws {
    try await ClassFixture.withFolder { folder in
      try Self.write(LearnerPerson(name: "Ada"), to: "ada/hand-in", in: folder)
      try ClassFixture.write("enum A {}", to: "ada/model/Model.swift", in: folder)
      try ClassFixture.write("enum B {}", to: "ada/layout/Layout.swift", in: folder)
      let plan = try Self.plan(folder)
      #expect(plan.submissions.map(\.exercise.identifier) == ["model", "layout"], "\(plan)")
      #expect(plan.submissions[0].files == ["model/Model.swift"])
      #expect(
        plan.submissions[0].notes.first?.sentence.spoken(in: .english)
          .contains("ignored: model/Model.swift") ?? false)
      #expect(plan.submissions[1].files == ["layout/Layout.swift"])
    }
  }
}
