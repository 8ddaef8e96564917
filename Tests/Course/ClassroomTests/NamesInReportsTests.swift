import Classroom
import Foundation
import FoundationXML
import Judge
import TestSupport
import Testing

/// Learners choose their names, and both programs and humans read reports.
@Suite("Names in reports", .serialized)
struct NamesInReportsTests {
  private static let strange = [
    "kim\u{202E}nim", "kim\u{2066}", "kim\u{2028}lee", "kim\u{2029}", "kim\u{200F}", "kim\u{1B}[2J",
    "kim\u{E0041}", "kim\\u{202e}nim", "kimnim", "kim\u{61C}",
  ]

  private func isHarmless(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy { scalar in
      scalar == "\n" || scalar == "\r"
        || scalar.value >= 0x20
          && ![
            0x61C, 0x200E, 0x200F, 0x2028, 0x2029, 0x202A, 0x202E, 0x2066, 0x2069, 0xE0041,
          ].contains(scalar.value)
    }
  }

  @Test(arguments: ReportFormat.allCases)
  func namesCannotReverseOrBreakLines(format: ReportFormat) throws {
    let book = GradeBook(
      pack: "weather", exercises: [ClassFixture.exercise("model")],
      results: Self.strange.map {
        ClassFixture.graded($0, ClassFixture.verdict("model", .passed, score: 10))
      }, leftOut: [LeftOut(entry: "lost\u{202E}", reason: "no\u{2028}reason")])
    let files = try format.files(for: book)
    #expect(Set(files.map(\.path)).count == files.count)
    for file in files {
      #expect(isHarmless(String(decoding: file.contents, as: UTF8.self)), "\(file.path)")
      #expect(isHarmless(file.path))
    }
    if format == .csv {
      let rows = String(decoding: files[0].contents, as: UTF8.self).split(separator: "\r\n")
      #expect(Set(rows.map { $0.split(separator: ",")[0] }).count == Self.strange.count + 2)
    }
  }

  @Test(arguments: ReportFormat.allCases)
  func verdictTextCannotReverseOrBreakLines(format: ReportFormat) throws {
    let strange = Self.strange.joined()
    let checks = [CheckResult.Visibility.visible, .hidden].map { visibility in
      CheckResult(
        id: "a", title: "\(strange)", status: .failed, visibility: visibility, points: 0,
        maxPoints: 5, message: "\(strange)", says: "\(strange)", expected: "\(strange)",
        actual: "\(strange)", renders: [.init(caption: "\(strange)", text: strange)])
    }
    let error = VerdictDiagnostic(
      severity: .error, message: "\(strange)", file: strange, excerpt: strange,
      explanation: "\(strange)")
    let verdicts = [
      ClassFixture.verdict("model", .failed, score: 0, checks: checks),
      ClassFixture.verdict("model", .notCompiled, score: 0, diagnostics: [error]),
    ]
    let book = GradeBook(
      pack: "weather", exercises: [ClassFixture.exercise("model")],
      results: verdicts.enumerated().map { ClassFixture.graded("kim\($0.offset)", $0.element) })
    for file in try format.files(for: book) {
      #expect(isHarmless(String(decoding: file.contents, as: UTF8.self)), "\(file.path)")
    }
  }

  @Test(arguments: ReportFormat.allCases)
  func anonymousReportsContainNoNames(format: ReportFormat) throws {
    var book = ClassFixture.book
    book.people = ["ada": RosterPerson(ids: ["20261"], name: "Ada Lovelace", email: "ada@x.edu")]
    book.entries = ["ada": ["ada_20261_assignsubmission_file"]]
    book.leftOut = [
      LeftOut(entry: "zoe.zip", reason: "zoe.zip isn't a complete archive."),
      LeftOut(entry: "ada/notes", reason: "no exercise has this name.", learner: "ada"),
    ]
    for place in book.results.indices {
      book.results[place].notes = [SubmissionNote.saysOf("ada or bob").sentence]
    }
    let anonymous = book.anonymous(by: "secret")
    for file in try format.files(for: anonymous) {
      let text = file.path + String(decoding: file.contents, as: UTF8.self)
      for name in ["ada", "20261", "zoe", "Lovelace", "cmd()", "%3dcmd"] {
        #expect(!text.contains(name), "\(file.path): \(name)")
      }
    }
    // The marks don't change.
    let sums = [book, anonymous].map { book in
      book.learners.map { book.total(of: $0).points }.sorted()
    }
    #expect(sums[0] == sums[1])
  }

  @Test func foldersKeepSeparateRows() async throws {
    try await ClassFixture.withFolder { folder in
      let place = try ClassFolder(in: folder)
      for name in Self.strange {
        try place.write(ClassFolder.answer(name), to: "\(name)/Forecast.swift")
      }
      let plan = try place.plan("forecast-model")
      #expect(Set(plan.submissions.map(\.learner)).count == Self.strange.count)
      for submission in plan.submissions { #expect(isHarmless(submission.learner)) }
    }
  }

  @Test(arguments: [
    "=1+1", "＝1+1", "+1", "＋1", "-1+cmd", "－1", "@SUM(1)", "＠SUM(1)", " =1", "\t=1", "\r=1",
    "\"=1", "'=1", "\u{3000}=1", "\u{A0}＝1", "﹦1", "﹢1", "﹣1", "﹫a", "\u{200B}=1", "-5", "|calc",
  ])
  func noCellIsAFormula(name: String) throws {
    let book = GradeBook(
      pack: "weather", exercises: [ClassFixture.exercise("model")],
      results: [ClassFixture.graded(name, ClassFixture.verdict("model", .failed, score: -2.5))])
    let text = String(decoding: try ReportFormat.csv.files(for: book)[0].contents, as: UTF8.self)
    let row = try #require(text.split(separator: "\r\n").last)
    #expect(row.hasPrefix("'") || row.hasPrefix("\"'"), "\(row)")
    #expect(row.contains(",-2.5,-2.5,10,-25,"), "numbers of ours stay numbers: \(row)")
  }
}
