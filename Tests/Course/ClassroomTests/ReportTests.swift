import Classroom
import Foundation
import FoundationXML
import Judge
import Sentences
import TestSupport
import Testing

@Suite("Reports", .serialized)
struct ReportTests {
  private func text(_ format: ReportFormat, _ path: String) throws -> String {
    let files = try format.files(for: ClassFixture.book)
    let file = try #require(files.first { $0.path == path }, "\(files.map(\.path))")
    return String(decoding: file.contents, as: UTF8.self)
  }

  @Test func theGradeBookHasOneRowPerLearnerAndDisarmsFormulas() throws {
    #expect(
      try text(.csv, "gradebook.csv") == """
        \u{FEFF}learner,model,layout,total,max,percent,status,late,attention,notes\r
        ada,10,5,15,20,75,"model: passed; layout: failed",,,\r
        '=cmd(),0,,0,20,0,"model: did not compile; layout: nothing handed in",,,\r
        "김하늘, 2반",5,,5,20,25,"model: failed; layout: nothing handed in",,,\r

        """)
  }

  /// To a program that reads the table, a single visible character can be several characters.
  @Test(arguments: [
    ("kim,\u{301}10", "\"kim,\u{301}10\""), ("kim\"\u{200D}", "\"kim\"\"\u{200D}\""),
    ("=\u{301}cmd()", "'=\u{301}cmd()"), ("kim\u{1B}[2J", "kim␛[2J"), ("kim\r\nlee", "kim␍␊lee"),
  ])
  func noNameTakesMoreThanItsField(name: String, field: String) throws {
    var book = ClassFixture.book
    book.results = [ClassFixture.graded(name, ClassFixture.verdict("model", .passed, score: 10))]
    let file = try #require(try ReportFormat.csv.files(for: book).first)
    #expect(
      String(decoding: file.contents, as: UTF8.self).unicodeScalars
        .elementsEqual(
          "\u{FEFF}learner,model,layout,total,max,percent,status,late,attention,notes\r\n\(field),10,,10,20,50,\"model: passed; layout: nothing handed in\",,,\r\n"
            .unicodeScalars))
  }

  @Test func junitIsWellFormedAndCountsEachResult() throws {
    let xml = try text(.junit, "junit.xml")
    let document = try XMLDocument(xmlString: xml)
    let root = try #require(document.rootElement())
    #expect(try document.nodes(forXPath: "//testcase").count == 6)
    #expect(try document.nodes(forXPath: "//testcase/failure").count == 2)
    #expect(try document.nodes(forXPath: "//testcase/error").count == 1)
    // Ant's schema has no attributes on `testsuites`.
    #expect(root.attributes?.isEmpty ?? true)
    #expect(try document.nodes(forXPath: "//testsuite[@skipped='1']").count == 1)
    let failure = try #require(
      document.nodes(forXPath: "//testcase[@name='Title of A.testOne']/error").first)
    #expect(failure.stringValue?.hasPrefix("Index out of range") ?? false)
  }

  /// Windyroad's schema requires the properties for each suite, and Jenkins's schema allows them.
  @Test func junitFollowsItsSchema() throws {
    var book = ClassFixture.book
    book.leftOut = [LeftOut(entry: "notes.txt", reason: "no Swift")]
    let file = try #require(try ReportFormat.junit.files(for: book).first)
    let document = try XMLDocument(data: file.contents)
    for (number, node) in try document.nodes(forXPath: "/testsuites/testsuite").enumerated() {
      let suite = try #require(node as? XMLElement)
      let names = ["package", "timestamp", "hostname", "tests", "failures", "errors", "time"]
      for name in names { #expect(suite.attribute(forName: name) != nil, "\(name)") }
      #expect(suite.attribute(forName: "id")?.stringValue == "\(number)")
      let children = (suite.children ?? []).compactMap { ($0 as? XMLElement)?.name }
      let cases = children.count { $0 == "testcase" }
      #expect(
        children == ["properties"] + Array(repeating: "testcase", count: cases)
          + ["system-out", "system-err"])
    }
  }

  @Test func junitExplainsWhyNothingCompiled() throws {
    let verdict = ClassFixture.verdict(
      "model", .notCompiled, score: 0,
      checks: [ClassFixture.check("A.testOne", .notCompiled, points: 0)],
      diagnostics: [
        VerdictDiagnostic(
          severity: .error, message: "cannot find 'x' in scope", file: "Model.swift", line: 4)
      ])
    let book = GradeBook(
      pack: "weather", exercises: [ClassFixture.exercise("model")],
      results: [ClassFixture.graded("ada", verdict)])
    let file = try #require(try ReportFormat.junit.files(for: book).first)
    #expect(
      String(decoding: file.contents, as: UTF8.self)
        .contains("message=\"Model.swift:4: cannot find 'x' in scope\""))
  }

  /// Every report for learners explains the compiler's message.
  @Test(arguments: [Language.english, .korean])
  func reportsExplainErrors(language: Language) throws {
    let error = VerdictDiagnostic(
      severity: .error, message: "expected '}' in struct", file: "Model.swift", line: 4)
    let verdict = ClassFixture.verdict(
      "model", .notCompiled, score: 0, diagnostics: [error].explained())
    let book = GradeBook(
      pack: "weather", exercises: [ClassFixture.exercise("model")],
      results: [ClassFixture.graded("ada", verdict)], language: language)
    let meaning =
      language == .english
      ? "In plain words: The braces don't match" : "쉽게 말하면: 중괄호의 짝이 맞지 않아요"
    for format in [ReportFormat.junit, .gradescope, .exercism, .gitHubClassroom] {
      let text = try format.files(for: book).map { String(decoding: $0.contents, as: UTF8.self) }
      #expect(text.joined().contains(meaning), "\(format)")
    }
  }

  @Test func machineReportsHaveExplanationsBesideMessages() throws {
    let error = VerdictDiagnostic(severity: .error, message: "expected '}' in struct")
    let verdict = ClassFixture.verdict(
      "model", .notCompiled, score: 0, diagnostics: [error].explained())
    let book = GradeBook(
      pack: "weather", exercises: [ClassFixture.exercise("model")],
      results: [ClassFixture.graded("ada", verdict)], language: .korean)
    let text = try ReportFormat.json.files(for: book).map {
      String(decoding: $0.contents, as: UTF8.self)
    }.joined()
    #expect(text.contains("\"explanation\" : \"The braces don't match"))
  }

  @Test func onlyReportsForPeopleAreTranslated() throws {
    let message = Sentence("Your code crashed.", ko: "코드가 멈췄어요.")
    let verdict = ClassFixture.verdict(
      "model", .failed, score: 0,
      checks: [ClassFixture.check("A.testOne", .crashed, points: 0, message: message)])
    func text(_ format: ReportFormat, _ language: Language) throws -> String {
      let book = GradeBook(
        pack: "weather", exercises: [ClassFixture.exercise("model")],
        results: [ClassFixture.graded("ada", verdict)], language: language)
      return try format.files(for: book).map { String(decoding: $0.contents, as: UTF8.self) }
        .joined()
    }
    for format in [ReportFormat.junit, .gradescope, .exercism, .gitHubClassroom] {
      #expect(try text(format, .korean).contains("코드가 멈췄어요."), "\(format)")
      #expect(try text(format, .english).contains("Your code crashed."), "\(format)")
    }
    for format in [ReportFormat.json, .jsonLines, .csv] {
      #expect(try text(format, .korean) == text(format, .english), "\(format)")
    }
  }

  @Test func jsonLinesHasOneResultPerLine() throws {
    let lines = try text(.jsonLines, "class.jsonl").split(separator: "\n")
    let types = try lines.map { line in
      try (JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])?["type"]
        as? String
    }
    #expect(types == Array(repeating: "result", count: 4) + Array(repeating: "learner", count: 3))
  }

  @Test func reportsAreReproducible() throws {
    for format in ReportFormat.allCases {
      let first = try format.files(for: ClassFixture.book)
      let second = try format.files(for: ClassFixture.book)
      #expect(first.map(\.path) == second.map(\.path))
      #expect(first.map(\.contents) == second.map(\.contents))
    }
  }

  @Test func gradescopeHidesHiddenChecks() throws {
    let json = try JSONSerialization.jsonObject(
      with: Data(try text(.gradescope, "gradescope/ada/results.json").utf8))
    let document = try #require(json as? [String: Any])
    let tests = try #require(document["tests"] as? [[String: Any]])
    #expect(document["score"] as? Double == 15)
    #expect(tests.map { $0["visibility"] as? String } == ["visible", "visible", "after_published"])
    #expect(tests.map { $0["number"] as? String } == ["1.1", "2.1", "2.2"])
  }

  @Test func exercismReportsAnErrorOnlyIfNoCheckRan() throws {
    let notCompiled = try text(.exercism, "exercism/%3dcmd%28%29/model/results.json")
    #expect(notCompiled.contains("\"status\" : \"error\""))
    #expect(notCompiled.contains("Model.swift:3: cannot find 'Sunn' in scope"))
    let failed = try text(.exercism, "exercism/ada/layout/results.json")
    #expect(failed.contains("\"status\" : \"fail\""))
    #expect(!failed.contains("L.testTwo"), "a hidden check is not the learner's to read")
  }

  @Test func gitHubClassroomGivesEveryTestAScore() throws {
    let json = try JSONSerialization.jsonObject(
      with: Data(try text(.gitHubClassroom, "github-classroom/ada.json").utf8))
    let document = try #require(json as? [String: Any])
    let tests = try #require(document["tests"] as? [[String: Any]])
    // The report's first exercise has points that come from no check.
    #expect(tests.compactMap { $0["score"] as? Double } == [5, 5, 5, 0])
    #expect(document["max_score"] as? Double == 20)
    #expect(document["status"] as? String == "fail")
  }

  /// The tests' scores add up to the marks, even for late, manually graded, refused and missing submissions.
  @Test func gitHubClassroomScoresAddUpToTheMark() throws {
    var book = ClassFixture.book
    book.policy.late.perDay = 10
    for place in book.results.indices { book.results[place].late = Lateness(seconds: 90_000) }
    for learner in book.learners {
      let files = try ReportFormat.gitHubClassroom.files(for: book)
      let path = "github-classroom/\(Journal.fileName(learner)).json"
      let file = try #require(files.first { $0.path == path }, "\(files.map(\.path))")
      let json = try JSONSerialization.jsonObject(with: file.contents) as? [String: Any]
      let tests = try #require(json?["tests"] as? [[String: Any]])
      let sum = tests.compactMap { $0["score"] as? Double }.reduce(0, +)
      let marks = book.marks(of: learner)
      #expect(abs(sum - marks.reduce(0) { $0 + $1.points }) < 1e-6, "\(learner)")
      #expect(json?["max_score"] as? Double == marks.reduce(0) { $0 + $1.limit })
    }
  }

  /// The report for a pack's author shows results without names.
  @Test func theCourseReportContainsNoNames() throws {
    func verdict(_ status: Verdict.Status, actual: String?) -> Verdict {
      var check = ClassFixture.check(
        "A.testOne", status == .passed ? .passed : .failed, points: 0)
      check.actual = actual.map { Sentence(verbatim: $0) }
      return ClassFixture.verdict("model", status, score: 0, checks: [check])
    }
    let book = GradeBook(
      pack: "weather", exercises: [ClassFixture.exercise("model")],
      results: [
        ClassFixture.graded("ada", verdict(.passed, actual: nil)),
        ClassFixture.graded("bob", verdict(.failed, actual: "23")),
        ClassFixture.graded("carl", verdict(.failed, actual: "23")),
        ClassFixture.graded("dora", verdict(.failed, actual: "my own secret")),
      ])
    let files = try ReportFormat.course.files(for: book)
    let texts = files.map { String(decoding: $0.contents, as: UTF8.self) }
    #expect(files.map(\.path) == ["course.csv", "course.json"])
    #expect(
      texts[0].contains("\r\nmodel,code,4,1,0,0,,,,0,Title of A.testOne,3,23,2\r\n"), "\(texts[0])")
    for name in ["ada", "bob", "carl", "dora", "secret"] {
      #expect(!texts.joined().contains(name), "\(name)")
    }
  }

  /// The report written element by element equals the report written at once.
  @Test func theClassJSONIsOneDocument() throws {
    let many = (0..<450).flatMap { number in
      ClassFixture.book.results.prefix(1).map { result in
        var result = result
        result.learner = "learner\(number)"
        return result
      }
    }
    for results in [[], ClassFixture.book.results, many] {
      var book = ClassFixture.book
      book.results = results
      let data = try #require(try ReportFormat.json.files(for: book).first?.contents)
      let document = try JSONSerialization.jsonObject(with: data) as? [String: Any]
      #expect((document?["results"] as? [Any])?.count == results.count)
      #expect((document?["learners"] as? [Any])?.count == book.learners.count)
      let again = try JSONSerialization.data(
        withJSONObject: document ?? [:],
        options: [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes])
      // The same keys in the same order and place.
      #expect(
        String(decoding: again, as: UTF8.self).filter { !$0.isWhitespace }
          == String(decoding: data, as: UTF8.self).filter { !$0.isWhitespace })
    }
  }

  /// Reports for 2,000 learners take as long per learner as reports for 20 learners.
  ///
  /// The test measures this thread's processor time, which other tests don't affect.
  @Test func reportsGrowLinearly() throws {
    func seconds(_ count: Int) throws -> Double {
      let verdict = ClassFixture.verdict(
        "model", .passed, score: 10, checks: [ClassFixture.check("A.testOne", .passed, points: 5)])
      let book = GradeBook(
        pack: "weather", exercises: [ClassFixture.exercise("model")],
        results: (0..<count).map { ClassFixture.graded("learner\($0)", verdict) })
      let begin = Self.processorSeconds
      for format in ReportFormat.allCases { _ = try format.files(for: book) }
      return Self.processorSeconds - begin
    }
    _ = try seconds(20)
    let (few, many) = (try seconds(150), try seconds(1_200))
    // Eight times as many learners would take 64 times as long if the report searched all learners for each
    // learner.
    #expect(many < 24 * few, "\(few) s, \(many) s")
  }

  private static var processorSeconds: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
