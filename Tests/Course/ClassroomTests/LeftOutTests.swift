import Classroom
import Foundation
import Judge
import TestSupport
import Testing

/// Every entry of a class's folder has a row in the report, or a line with the reason that it's left out.
@Suite("What is left out", .serialized)
struct LeftOutTests {
  private func plan(_ files: [String], graded: Bool = true) async throws -> ClassPlan {
    try await ClassFixture.withFolder { folder in
      let place = try ClassFolder(in: folder)
      try place.write(ClassFolder.answer("ada"), to: "ada/Forecast.swift")
      for file in files { try place.write("struct Forecast { let a = 1 }", to: file) }
      return try place.plan("forecast-model")
    }
  }

  @Test(arguments: [
    ".kim/Forecast.swift", ".kim.swift", "kim.txt", "kim.docx", "ada/.hidden/Forecast.swift",
  ])
  func omittedFilesAreReported(path: String) async throws {
    let plan = try await plan([path])
    #expect(plan.submissions.map(\.learner) == ["ada"])
    #expect(plan.leftOut.count == 1, "\(plan.leftOut)")
    let book = GradeBook(
      pack: "weather", exercises: [ClassFixture.exercise("forecast-model")],
      results: [
        ClassFixture.graded("ada", ClassFixture.verdict("forecast-model", .passed, score: 10))
      ], leftOut: plan.leftOut)
    let entry = plan.leftOut[0].entry
    for format in ReportFormat.allCases {
      let files = try format.files(for: book)
      // Exercism's format has no place for remarks on a successful run.
      if format == .course { continue }
      if format == .exercism || format == .gitHubClassroom, plan.leftOut[0].learner != nil {
        continue
      }
      #expect(
        files.contains {
          String(decoding: $0.contents, as: UTF8.self).contains("\(entry) is left out")
            || String(decoding: $0.contents, as: UTF8.self).contains("\"\(entry)\"")
        }, "\(format): \(entry)")
    }
  }

  @Test(arguments: [
    ("kim.zip", "isn't a complete archive"), ("kim.tar.gz", "isn't a complete archive"),
    ("kim.rar", "unpacked folder"),
    ("kim.7z", "unpacked folder"), ("kim/notes.txt", "no Swift file"),
    ("kim/02-layout/LayoutView.swift", "for forecast-model"),
    ("kim/.Forecast.swift", "begins with a dot"), ("kim/work.rar", "unpacked folder"),
  ])
  func unusableSubmissionsHaveARowWithTheReason(path: String, reason: String) async throws {
    let plan = try await plan([path])
    #expect(
      plan.submissions.map(\.learner) == [
        "ada",
        path.hasSuffix("rar") && !path.contains("/")
          || path.hasSuffix("7z") ? path : "kim",
      ])
    let message = plan.submissions[1].problem?.description ?? ""
    #expect(message.contains(reason), "\(message)")
  }

  @Test func systemFilesAreNobodysWork() async throws {
    let plan = try await plan([
      ".DS_Store", "__MACOSX/ada/._Forecast.swift", "ada/._Forecast.swift", "Thumbs.db",
    ])
    #expect(plan.leftOut.isEmpty, "\(plan.leftOut)")
    #expect(plan.submissions.count == 1)
  }

  /// A correct submission stays correct if a dependency next to it doesn't compile.
  @Test(arguments: [
    "Pods/Net/Session.swift", "build/Forecast.swift", "DerivedData/x/Forecast.swift",
    ".build/checkouts/A.swift", "SourcePackages/A.swift", "node_modules/A.swift",
    "__MACOSX/Forecast.swift", "Carthage/A.swift",
  ])
  func toolFilesAreOmittedAndListed(path: String) async throws {
    let plan = try await plan(["ada/\(path)"])
    #expect(plan.submissions.map(\.files) == [["Forecast.swift"]])
    let folder = path.split(separator: "/")[0]
    #expect(plan.leftOut.map(\.entry) == ["ada/\(folder)/"])
    #expect(plan.leftOut.map(\.learner) == ["ada"])
  }

  /// A platform's own files don't belong to a learner and add no row.
  @Test(arguments: [
    (
      ["Kim_12_assignsubmission_file/Forecast.swift", "Kim_12_assignfeedback_file/Forecast.swift"],
      ["Kim_12", "ada"]
    ),
    (
      [
        "hw_kim_attempt_2026-11-09-10-00-00_Forecast.swift",
        "hw_kim_attempt_2026-11-09-10-00-00.txt",
      ],
      ["ada", "kim"]
    ),
    (["kim_123_456_Forecast.swift", "kim_123_457_essay.docx"], ["ada", "kim_123"]),
  ])
  func platformFilesAreNoLearners(paths: [String], learners: [String]) async throws {
    #expect(try await plan(paths).submissions.map(\.learner) == learners)
  }

  @Test func departedLearnersHaveNoRow() async throws {
    try await ClassFixture.withFolder { folder in
      let place = try ClassFolder(in: folder)
      let journal = try Journal(folder: folder.appending(path: "results"))
      for name in ["ada", "old-name"] {
        try journal.record(
          ClassFixture.graded(name, ClassFixture.verdict("forecast-model", .passed, score: 10)))
      }
      try place.write(ClassFolder.answer("ada"), to: "ada/Forecast.swift")
      try place.write(ClassFolder.answer("bob"), to: "new-name/Forecast.swift")
      let outcome = ClassOutcome(
        try place.plan("forecast-model"), pack: "weather",
        exercises: [place.exercise("forecast-model")], journal: journal)
      #expect(outcome.book.results.map(\.learner) == ["ada"])
      #expect(outcome.former == ["old-name"])
      #expect(outcome.waiting == 1)
    }
  }
}
