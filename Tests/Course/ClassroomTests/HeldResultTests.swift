import Foundation
import Judge
import Testing

import Classroom

/// For a large class of learners, Rings keeps part of the results on disk, and reports read them again.
@Suite("Results of a large class")
struct HeldResultTests {
  private static let picture = "┌──┐\n│23│\n└──┘"

  private static func book(from journal: Journal) -> GradeBook {
    var results: [GradedSubmission] = []
    journal.eachResult(of: ["layout"]) { results.append($0) }
    return GradeBook(
      pack: "weather", exercises: [ClassFixture.exercise("layout")], results: results)
  }

  private static func results() -> [GradedSubmission] {
    ["ada", "김하늘"].map { learner in
      var check = ClassFixture.check("L.testOne", .failed, points: 0, message: "too small")
      check.renders = [CheckResult.Render(caption: "What \(learner) drew", text: picture)]
      var hidden = ClassFixture.check("L.testTwo", .failed, points: 0, visibility: .hidden)
      hidden.renders = [CheckResult.Render(caption: "Hidden", text: "secret")]
      return ClassFixture.graded(
        learner, ClassFixture.verdict("layout", .failed, score: 0, checks: [hidden, check]))
    }
  }

  @Test func journalReportsEqualWholeReports() async throws {
    try await ClassFixture.withFolder { folder in
      let journal = try Journal(folder: folder)
      let whole = Self.results()
      for result in whole { try journal.record(result) }
      let held = Self.book(from: journal)
      #expect(held.results.allSatisfy { $0.verdict.checks.allSatisfy(\.renders.isEmpty) })
      var book = held
      book.results = whole
      for format in ReportFormat.allCases {
        let (first, second) = (try format.files(for: held), try format.files(for: book))
        #expect(first.map(\.path) == second.map(\.path))
        #expect(first.map(\.contents) == second.map(\.contents), "\(format)")
      }
      let pages = try ReportFormat.feedback.files(for: held.anonymous(by: "secret"))
      #expect(pages.count { String(decoding: $0.contents, as: UTF8.self).contains("│23│") } == 5)
      #expect(!pages.contains { String(decoding: $0.contents, as: UTF8.self).contains("secret") })
    }
  }

  @Test func aMissingResultFileLosesOnlyItsPictures() async throws {
    try await ClassFixture.withFolder { folder in
      let journal = try Journal(folder: folder)
      for result in Self.results() { try journal.record(result) }
      let held = Self.book(from: journal)
      try FileManager.default.removeItem(at: folder.appending(path: "layout"))
      for format in ReportFormat.allCases { _ = try format.files(for: held) }
    }
  }

  @Test func partiallyWrittenFilesAreIgnored() async throws {
    try await ClassFixture.withFolder { folder in
      func text(_ name: String) -> String? {
        FileManager.default.contents(atPath: folder.appending(path: name).path)
          .map { String(decoding: $0, as: UTF8.self) }
      }
      let long = folder.appending(path: "long").path
      let short = folder.appending(path: "short").path
      var files = FilesInPieces()
      for piece in ["a", "b", "c"] { try files.write(Data(piece.utf8), to: long) }
      #expect(text("long") == nil)
      try files.write(Data("d".utf8), to: short)
      #expect(text("long") == "abc" && text("short") == nil)
      try files.finish()
      #expect(text("short") == "d")
      var broken: FilesInPieces? = FilesInPieces()
      for piece in ["x", "y"] { try broken?.write(Data(piece.utf8), to: long) }
      broken = nil
      #expect(text("long") == "abc")
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).count == 2)
    }
  }
}
