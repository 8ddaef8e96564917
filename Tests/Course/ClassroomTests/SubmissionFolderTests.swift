import Classroom
import Foundation
import TestSupport
import Testing

@Suite("Finding submissions", .serialized)
struct SubmissionFolderTests {
  @Test func oneExerciseTakesFoldersAndSingleFiles() async throws {
    try await ClassFixture.withFolder { folder in
      try ClassFixture.write("let a = 1", to: "ada/Model.swift", in: folder)
      try ClassFixture.write("let a = 1", to: "ada/Sub/More.swift", in: folder)
      try ClassFixture.write("let a = 1", to: "bob.swift", in: folder)
      try ClassFixture.write("notes", to: "carl/notes.txt", in: folder)
      let found = try SubmissionFolder(folder).plan(
        Syllabus(exercises: [ClassFixture.exercise("model")])
      ).submissions
      #expect(found.map(\.learner) == ["ada", "bob", "carl"])
      #expect(found[0].files == ["Model.swift", "Sub/More.swift"])
      #expect(found[2].problem == .noSwiftFile(folder: "carl", others: ["notes.txt"]))
    }
  }

  /// No learner's result replaces another learner's result.
  @Test func everyEntryIsOneLearner() async throws {
    try await ClassFixture.withFolder { folder in
      for path in [
        "kim/Model.swift", "kim.swift", "kim.swift.swift", "lee.swift", "Jose\u{301}/Model.swift",
        "Jos\u{e9}/Model.swift", "Zoe\u{308}/Model.swift",
        "김/Model.swift", "\u{1100}\u{1175}\u{11b7}/Model.swift",
      ] {
        try ClassFixture.write("let a = 1", to: path, in: folder)
      }
      let found = try SubmissionFolder(folder).plan(
        Syllabus(exercises: [ClassFixture.exercise("model")])
      ).submissions
      #expect(
        Set(found.map(\.learner)) == [
          "kim", "kim.swift", "kim.swift.swift", "lee", "Jose\\u{301}", "Jos\u{e9}", "Zo\u{eb}",
          "\\u{1100}\\u{1175}\\u{11b7}", "김",
        ])
      #expect(found.count == 9)
    }
  }

  @Test func exercisesAreFoundWithAndWithoutNumbers() async throws {
    try await ClassFixture.withFolder { folder in
      try ClassFixture.write("let a = 1", to: "ada/model/Model.swift", in: folder)
      try ClassFixture.write("let a = 1", to: "ada/07-layout/Layout.swift", in: folder)
      try ClassFixture.write("let a = 1", to: "bob/layout/Layout.swift", in: folder)
      let exercises = [ClassFixture.exercise("model"), ClassFixture.exercise("layout")]
      let found = try SubmissionFolder(folder).plan(Syllabus(exercises: exercises)).submissions
      #expect(
        found.map { "\($0.learner) \($0.exercise.identifier)" }
          == ["ada model", "ada layout", "bob layout"])
    }
  }

  @Test func wholeWorkspacesAreAccepted() async throws {
    try await ClassFixture.withFolder { folder in
      try ClassFixture.write("let a = 1", to: "ada/weather/03-model/Model.swift", in: folder)
      try ClassFixture.write("let a = 1", to: "bob/unheard-of/Model.swift", in: folder)
      let exercises = [ClassFixture.exercise("model"), ClassFixture.exercise("layout")]
      let plan = try SubmissionFolder(folder).plan(Syllabus(exercises: exercises))
      #expect(plan.submissions.map(\.learner) == ["ada"])
      #expect(plan.leftOut.map(\.entry) == ["bob"])
      #expect(plan.leftOut[0].reason.english.contains("such as model"))
    }
  }

  @Test func anUnmatchedFolderIsReported() async throws {
    try await ClassFixture.withFolder { folder in
      for path in [
        "ada/model/Model.swift", "ada/layuot/Layout.swift", "ada/glance/Notes.swift",
        "bob/weather/01-model/Model.swift", "bob/weather/02-layuot/Layout.swift",
      ] {
        try ClassFixture.write("let a = 1", to: path, in: folder)
      }
      try ClassFixture.write("notes", to: "ada/notes/notes.txt", in: folder)
      let exercises = [ClassFixture.exercise("model"), ClassFixture.exercise("layout")]
      let known = ["glance", "model", "layout"].map { ClassFixture.exercise($0) }
      let plan = try SubmissionFolder(folder).plan(Syllabus(exercises: exercises, known: known))
      #expect(plan.leftOut.map(\.entry) == ["ada/layuot", "bob/weather/02-layuot"])
      #expect(plan.leftOut.map(\.learner) == ["ada", "bob"])
      #expect(
        plan.leftOut[0].reason.english.contains("did you mean \"layout\""),
        "\(plan.leftOut[0].reason)")
    }
  }

  @Test func aListBesideTheSubmissionsIsNoSubmission() async throws {
    try await ClassFixture.withFolder { folder in
      try ClassFixture.write("ada,bob", to: "class.csv", in: folder)
      try ClassFixture.write("let a = 1", to: "ann.swift", in: folder)
      let exercises = [ClassFixture.exercise("model"), ClassFixture.exercise("layout")]
      let leftOut = try SubmissionFolder(folder).plan(Syllabus(exercises: exercises)).leftOut
      #expect(leftOut.map(\.entry) == ["ann", "class.csv"])
      #expect(leftOut.map(\.isWork) == [true, false])
    }
  }

  @Test func linksAreRefusedAndNeverFollowed() async throws {
    try await ClassFixture.withFolder { folder in
      try ClassFixture.write("secret", to: "elsewhere.txt", in: folder)
      try FileManager.default.createDirectory(
        at: folder.appending(path: "class/eve"), withIntermediateDirectories: true)
      try FileManager.default.createSymbolicLink(
        at: folder.appending(path: "class/eve/Model.swift"),
        withDestinationURL: folder.appending(path: "elsewhere.txt"))
      let found = try SubmissionFolder(folder.appending(path: "class"))
        .plan(Syllabus(exercises: [ClassFixture.exercise("model")])).submissions
      #expect(found.first?.problem == .notAPlainFile(file: "Model.swift"))
    }
  }

  @Test func tooManyAndTooLargeAreRefused() async throws {
    try await ClassFixture.withFolder { folder in
      for number in 0...SubmissionFolder.maximumFiles {
        try ClassFixture.write("", to: "many/\(number).swift", in: folder)
      }
      let large = String(repeating: "//\n", count: SubmissionFolder.maximumBytes / 3 + 1)
      try ClassFixture.write(large, to: "large.swift", in: folder)
      let found = try SubmissionFolder(folder).plan(
        Syllabus(exercises: [ClassFixture.exercise("model")])
      ).submissions
      #expect(found.map { $0.problem != nil } == [true, true])
    }
  }

  @Test func aMissingFolderIsReportedOnce() {
    #expect(throws: GradingError.self) {
      _ = try SubmissionFolder(URL(filePath: "/no/such/folder"))
        .plan(Syllabus(exercises: [ClassFixture.exercise("model")]))
    }
  }
}
