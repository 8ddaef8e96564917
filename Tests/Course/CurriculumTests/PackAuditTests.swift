import Curriculum
import Foundation
import Testing

@Suite struct PackAuditTests {
  /// Returns the audit's findings after `change`, by file and rule.
  private func findings(_ change: (TemporaryFolder) throws -> Void) throws -> [String] {
    let sample = try SamplePack()
    try change(sample.folder)
    let pack = try sample.read()
    return PackAudit(pack).problems().map { $0.description(relativeTo: sample.folder.url) }
  }

  private let model = "Lessons/sample/02-build/01-model"

  @Test func wholePackHasNoFindings() throws {
    #expect(try findings { _ in } == [])
  }

  @Test(arguments: [
    ("lesson.ko.md", "lesson.ko.md: the lesson is missing or empty"),
    ("Start", "Start: missing: the starter"),
    ("Right", "Right: missing: a right sample that differs from the solution"),
    ("Wrong/typo", "Wrong: missing: at least 2 wrong samples (found 1)"),
    ("Probes", "exercise.yml: there is no probe \"answer\" in Probes/"),
    ("Wrong/typo/Model.swift", "Wrong/typo: missing: the wrong sample"),
    ("Wrong/typo/expect.yml", "Wrong/typo/expect.yml: the file is missing"),
  ])
  func missingFileIsFound(path: String, message: String) throws {
    let found = try findings {
      try FileManager.default.removeItem(at: $0.url.appending(path: "\(model)/\(path)"))
    }
    #expect(found.contains { $0.hasPrefix("\(model)/\(message)") }, "\(found)")
  }

  @Test func missingSolutionIsFound() throws {
    let found = try findings {
      try FileManager.default.removeItem(
        at: $0.url.appending(path: "Solutions/sample/02-build/01-model"))
    }
    #expect(found.map { $0.contains("missing: the solution to \"model\"") } == [true])
  }

  @Test func aMisnamedFileIsFoundWithItsLikelyName() throws {
    let found = try findings { try $0.write("\(model)/lesson.kr.md", "") }
    #expect(
      found == [
        "\(model)/lesson.kr.md: this file isn't used; did you mean \"lesson.ko.md\"? [stray-file]"
      ])
  }

  @Test func starterResourcesAreAudited() throws {
    let found = try findings {
      try $0.write("\(model)/Start/cities.json", "[]")
      try $0.write("\(model)/Start/cities.xlsx", "")
    }
    #expect(
      found.map { $0.contains("cities.xlsx: bundles don't include files of this type") } == [true])
    let heavy = try findings {
      let text = String(repeating: "1", count: 300 << 10)
      try $0.write("\(model)/Start/Assets.xcassets/Sun.imageset/Sun.png", text)
    }
    #expect(heavy.map { $0.hasSuffix("keep the resources below 256 KB [too-large]") } == [true])
  }

  @Test func aForbiddenGlossaryTermIsFound() throws {
    let glossary = """
      terms:
        - word: {en: symbol, ko: 심볼}
          never: {en: [icon], ko: 기호}
          except: {ko: [번호 기호]}
      """
    let found = try findings {
      try $0.write("Lessons/sample/glossary.yml", glossary)
      try $0.write(
        "\(model)/lesson.ko.md", "# 제목\n`기호` 번호 기호\n```\n기호\n```\n기호가 있어요.\n")
      try $0.write("\(model)/lesson.en.md", "# Icons are silicon\nAn icon.\n")
    }
    #expect(
      found.map { $0.split(separator: ":").prefix(2).joined(separator: ":") } == [
        "\(model)/lesson.en.md:2", "\(model)/lesson.ko.md:6",
      ])
    #expect(found.allSatisfy { $0.hasSuffix("[forbidden-word]") })
    let broken = try findings {
      try $0.write("Lessons/sample/glossary.yml", "terms: [{word: {en: sun}, newer: 1}]")
    }
    #expect(broken.count == 2, "\(broken)")
  }

  @Test func anUncheckedCoverageClaimIsFound() throws {
    func rows(_ text: String) throws -> [String] {
      try findings { try $0.write("Lessons/sample/coverage.yml", text) }
    }
    #expect(
      try rows(
        """
        missing: [later]
        rows:
          - {concept: what people see, exercise: quiz, check: glance}
          - {concept: a model, exercise: model, check: testIt}
          - {concept: still to come, exercise: later}
        """) == [])
    let found = try rows(
      """
      rows:
        - {concept: a model, exercise: modle, check: testIt}
        - {concept: the rest, exercise: model, check: testItt}
        - {concept: the rest, exercise: model}
      """)
    #expect(found.count == 4)
    #expect(
      found[0].contains("there is no exercise \"modle\"; did you mean \"model\"?"), "\(found)")
    #expect(found[1].contains("has no test or question \"testItt\"; did you mean \"testIt\"?"))
  }

  /// Returns the audit's findings for a check's message, with a file of translations.
  private func findings(saying check: String, in korean: String?) throws -> [String] {
    try findings { folder in
      try folder.write(
        "\(model)/Checks/ModelChecks.swift",
        """
        final class ModelChecks: ExerciseTestCase {
          func testIt() throws { \(check) }
          func testMore() throws {}
        }
        """)
      if let korean { try folder.write("\(model)/checks.ko.yml", korean) }
    }
  }

  @Test(arguments: ["a button", "none", "I see", "two words", "A list of {}"])
  func onlyProseIsSearched(form: String) {
    #expect(SpokenTexts.Text(form: form, line: 1).isProse)
  }

  @Test(arguments: ["Seoul", "23°", ".leading", "HStack(spacing: 4)", "{}", "a", "A 1"])
  func namesAndNumbersAreNoProse(form: String) {
    #expect(!SpokenTexts.Text(form: form, line: 1).isProse)
  }

  @Test func checkMessagesNeedEveryLanguage() throws {
    let check = "fail(\"The sky \\(name) is gray.\", expected: \"rain\")"
    #expect(
      try findings(saying: check, in: nil).map { $0.contains("checks.ko.yml: the check messages") }
        == [true])
    #expect(
      try findings(saying: check, in: "\"rain\": \"비\"\n") == [
        "\(model)/Checks/ModelChecks.swift:2: “The sky {} is gray.” has no translation in \"ko\"; "
          + "add a translation to checks.ko.yml [missing-translation]"
      ])
    let whole = "\"rain\": \"비\"\n\"The sky {} is gray.\": \"{1}: 흐려요.\"\n"
    #expect(try findings(saying: check, in: whole) == [])
    let stale = whole + "\"Gone\": \"사라짐\"\n"
    #expect(
      try findings(saying: check, in: stale).map { $0.contains("no check says “Gone”") } == [true])
    let lost = whole.replacing("{1}: ", with: "")
    #expect(
      try findings(saying: check, in: lost).map { $0.contains("{1} from the English") } == [true])
  }

  @Test func starterWithoutATaskIsFound() throws {
    let found = try findings { try $0.write("\(model)/Start/Model.swift", "struct Model {}\n") }
    #expect(found.map { $0.contains("no starter file marks where to write") } == [true])
  }

  @Test func testsAndDeclarationsAreCompared() throws {
    let found = try findings {
      try $0.write(
        "\(model)/Checks/ModelChecks.swift",
        """
        final class ModelChecks: ExerciseTestCase {
          func testIt() throws {}
          func testMoore() async throws {}
        }
        """)
    }
    #expect(
      found == [
        "\(model)/exercise.yml:15:11: there is no test \"ModelChecks.testMore\" in Checks/; did you mean "
          + "\"ModelChecks.testMoore\"? [unknown-reference]"
      ])
  }

  @Test func undeclaredTestsAreFound() throws {
    let found = try findings {
      try $0.write(
        "\(model)/Checks/ModelChecks.swift",
        """
        final class ModelChecks: ExerciseTestCase {
          func testIt() throws {}
          func testMore() throws {}
          func testSomethingElse() throws {}
        }
        """)
    }
    #expect(
      found == [
        "\(model)/Checks/ModelChecks.swift:4: the test \"ModelChecks.testSomethingElse\" isn't declared "
          + "in exercise.yml, so it never runs; declare the test under `checks:`, or remove it "
          + "[unknown-reference]"
      ])
  }

  /// `starter-fails` has the right name, so the mistake is in the declaration.
  @Test func aMisspelledDeclarationIsReportedAtItsLine() throws {
    let sample = try SamplePack()
    let path = "02-build/01-model/exercise.yml"
    let text = try sample.folder.read("Lessons/sample/\(path)")
    try sample.folder.write(
      "Lessons/sample/\(path)",
      text.replacing("test: ModelChecks.testIt", with: "test: ModelChecks.testtIt"))
    let error = #expect(throws: CurriculumError.self) { try sample.read() }
    guard case .brokenPack(_, let problems) = error else {
      Issue.record("expected a broken pack, got \(String(describing: error))")
      return
    }
    #expect(
      problems.map { $0.description(relativeTo: sample.packFolder) } == [
        "\(path):12:11: there is no test \"ModelChecks.testtIt\" in Checks/; did you mean "
          + "\"ModelChecks.testIt\"? [unknown-reference]"
      ])
  }

  @Test func undeclaredProbesAreFound() throws {
    let found = try findings {
      try $0.write("\(model)/Probes/More.swift", "\nlet more = ViewProbe(\"anwser\") { 2 }\n")
    }
    #expect(
      found == [
        "\(model)/Probes/More.swift:2: the probe \"anwser\" isn't declared in exercise.yml; add the "
          + "probe to `probes:`, or remove it [unknown-reference]"
      ])
  }

  @Test func checksWithoutAFailingSampleAreFound() throws {
    let found = try findings {
      try $0.write("\(model)/Wrong/less/expect.yml", "check: ModelChecks.testIt\nmessage: x\n")
    }
    #expect(
      found == [
        "\(model)/exercise.yml: nothing shows that \"ModelChecks.testMore\" can fail; add a wrong "
          + "sample that this check catches to Wrong/ [unproven-check]"
      ])
  }

  @Test func anExpectationOfAnUnknownCheckIsFound() throws {
    let found = try findings {
      try $0.write("\(model)/Wrong/typo/expect.yml", "check: ModelChecks.testIts\nmessage: x\n")
    }
    #expect(
      found == [
        "\(model)/Wrong/typo/expect.yml:1:8: there is no check \"ModelChecks.testIts\" in exercise.yml; "
          + "did you mean \"ModelChecks.testIt\"? [unknown-reference]"
      ])
  }

  /// A wrong submission to the sample's model, as a file.
  private static let answer = """
    why: Another comment.
    check: ModelChecks.testMore
    message: is missing

    --- Model.swift
    -// solution of model
    +// another model

    """

  @Test func aSampleIsAFileOrAFolder() throws {
    let found = try findings {
      try FileManager.default.removeItem(at: $0.url.appending(path: "\(model)/Wrong/less"))
      try FileManager.default.removeItem(at: $0.url.appending(path: "\(model)/Right/other"))
      try $0.write("\(model)/Wrong/less.answer", Self.answer)
      try $0.write(
        "\(model)/Right/other.answer",
        "why: Two of them.\n--- Model.swift\n // solution of model\n+// two\n")
    }
    #expect(found == [])
  }

  @Test func aSampleBrokenByANewSolutionIsFound() throws {
    let found = try findings {
      try $0.write("\(model)/Wrong/late.answer", Self.answer)
      try $0.write("Solutions/sample/02-build/01-model/Model.swift", "// solution, mended\n")
    }
    #expect(
      found == [
        "\(model)/Wrong/late.answer:6:2: the solution's Model.swift has no line “// solution of model”; "
          + "copy the lines exactly as they are now [stale-change]"
      ])
  }

  @Test func twoSamplesOfOneNameAreFound() throws {
    let found = try findings { try $0.write("\(model)/Wrong/less.answer", Self.answer) }
    #expect(
      found == [
        "\(model)/Wrong/less.answer: another sample has this name; remove or rename one of them "
          + "[duplicate-id]"
      ])
  }

  @Test func aStrayFileAmongTheSamplesIsFound() throws {
    let found = try findings { try $0.write("\(model)/Right/other.anwser", "why: x\n") }
    #expect(
      found == [
        "\(model)/Right/other.anwser: this file isn't used; end its name in .answer, or move it to its "
          + "sample's folder [stray-file]"
      ])
  }

  @Test func aRightSampleNamesNoCheck() throws {
    let found = try findings { try $0.write("\(model)/Right/more.answer", Self.answer) }
    #expect(
      found.map { $0.contains("Right/more.answer:2:1: unknown key \"check\"") } == [true, false],
      "\(found)")
  }
}
