import Classroom
import Curriculum
import Foundation
import Judge
import TestSupport
import Testing

@Suite("Feedback", .serialized, .startsProcesses, .mainPath)
struct FeedbackTests {
  private func files(_ book: GradeBook) throws -> [String: String] {
    Dictionary(
      try ReportFormat.feedback.files(for: book).map {
        ($0.path, String(decoding: $0.contents, as: UTF8.self))
      }, uniquingKeysWith: { first, _ in first })
  }

  @Test func learnersTextIsNeverMarkup() throws {
    var book = ClassFixture.book
    let attack = "</p><script>alert('x')</script>\u{202E}&amp;"
    book.results = [
      ClassFixture.graded(
        attack,
        ClassFixture.verdict(
          "model", .failed, score: 0,
          checks: [ClassFixture.check("A.a", .failed, points: 0, message: .init(verbatim: attack))])
      )
    ]
    let files = try files(book)
    #expect(files.count == 3)
    for (path, text) in files where path.hasSuffix("html") {
      #expect(!text.contains("<script") && !text.contains("\u{202E}"), "\(path)")
      #expect(text.contains("&lt;script&gt;"))
      #expect(
        text.contains("default-src 'none'") && !text.contains("src=") && !text.contains("href"))
    }
  }

  @Test func aPageShowsMistakesAndNothingHidden() throws {
    let files = try files(ClassFixture.book)
    let page = try #require(files["feedback/ada/feedback.html"])
    #expect(page.contains("15/20") && page.contains("Title of L.testOne"))
    for text in files.values { #expect(!text.contains("36 pt")) }
    let failed = try #require(files["feedback/%3dcmd%28%29/feedback.txt"])
    #expect(failed.contains("Model.swift:3: cannot find 'Sunn' in scope"))
    #expect(failed.contains("did not compile"))
  }

  /// Returns the grade book of one learner, whose file differs from a starter in the exercise's folder.
  private func book(code: String, in folder: URL) throws -> GradeBook {
    try ClassFixture.write(
      "struct Model {\n  // TODO: name\n}\n", to: "model/Start/Model.swift", in: folder)
    var exercise = ClassFixture.exercise("model")
    exercise.folder = folder.appending(path: "model")
    var graded = ClassFixture.graded(
      "ada",
      ClassFixture.verdict(
        "model", .notCompiled, score: 0,
        diagnostics: [
          VerdictDiagnostic(
            severity: .error, message: "cannot find <b>", file: "Model.swift", line: 2)
        ]))
    graded.code = [SubmittedFile(name: "Model.swift", text: code)]
    return GradeBook(pack: "weather", exercises: [exercise], results: [graded])
  }

  @Test func codeIsShownBesideItsStarterWithRemarksAtTheirLines() async throws {
    try await ClassFixture.withFolder { folder in
      var book = try book(
        code: "struct Model {\n\tlet name = \"</td><script>\"\n}\n", in: folder)
      try ClassFixture.write(
        "learner,exercise,file,line,comment\nada,model,,2,Why a constant?\nada,model,,,Well done\n",
        to: LineComments.fileName, in: folder)
      book.decisions.comments = try LineComments(in: folder)
      let files = try files(book)
      let text = try #require(files["feedback/ada/feedback.txt"])
      #expect(
        text.contains(
          """
            Model.swift
            1   struct Model {
              -   // TODO: name
            2 +     let name = "</td><script>"
                ^ cannot find <b>
                ^ Teacher: Why a constant?
            3   }
          """))
      #expect(text.contains("Well done"))
      let page = try #require(files["feedback/ada/feedback.html"])
      #expect(page.contains("&lt;/td&gt;&lt;script&gt;") && !page.contains("<script"))
      #expect(page.contains("<tr class=\"soft\"><td>1</td>"))
    }
  }

  @Test func anonymousPagesShowNoCode() async throws {
    try await ClassFixture.withFolder { folder in
      let book = try book(code: "// by Ada Lovelace\n", in: folder).anonymous(by: "secret")
      for text in try files(book).values { #expect(!text.contains("Lovelace")) }
    }
  }

  @Test func hugeFilesAreCutAndKeepTheirRemarks() async throws {
    try await ClassFixture.withFolder { folder in
      let lines = (1...20_000).map { "let a\($0) = 0" }.joined(separator: "\n")
      var book = try book(code: lines, in: folder)
      try ClassFixture.write(
        "learner,exercise,file,line,comment\nada,model,Misspelt.swift,19000,Too long\n",
        to: LineComments.fileName, in: folder)
      book.decisions.comments = try LineComments(in: folder)
      let text = try #require(try files(book)["feedback/ada/feedback.txt"])
      #expect(text.utf8.count < 100_000 && text.contains("more lines"))
      #expect(text.contains("Teacher: Too long"))
    }
  }

  @Test(arguments: [
    ("Ada_123_assignsubmission_file", "moodle", "Ada_123_assignsubmission_file/feedback.html"),
    (
      "Ada_123_assignsubmission_file_Forecast.swift", "moodle",
      "Ada_123_assignsubmission_file_feedback.html"
    ),
    ("ada_LATE_123_456_Forecast.swift", "canvas", "ada_LATE_123_456_feedback.html"),
    (
      "1-2 - Ada - Nov 9, 2026 905 AM", "brightspace",
      "1-2 - Ada - Nov 9, 2026 905 AM/feedback.html"
    ),
  ])
  func feedbackArchivesFitEachPlatform(entry: String, platform: String, path: String) async throws {
    var book = ClassFixture.book
    book.entries = ["ada": [entry]]
    let files = try ReportFormat.feedback.files(for: book)
    let archive = try #require(files.first { $0.path.hasSuffix(".zip") })
    #expect(archive.path == "feedback-\(platform).zip")
    try await ClassFixture.withFolder { folder in
      let file = folder.appending(path: "back.zip")
      try archive.contents.write(to: file)
      // The system's program, which compares checksums.
      try ArchiveProgram.run(
        [
          "python3", "-c",
          "import zipfile,sys; z = zipfile.ZipFile('back.zip'); sys.exit(bool(z.testzip()) or z.namelist() != [sys.argv[1]])",
          path,
        ],
        in: folder)
    }
  }
}
