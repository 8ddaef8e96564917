import Foundation
import TestSupport
import Testing

@Suite("The authors' gate on the command line", .serialized, .startsProcesses)
struct GateCommandTests {
  /// Returns the outcome of validating a new pack in which other words replace some words of a file.
  private func outcome(
    of arguments: [String], replacing words: String = "", by text: String = "",
    in path: String = "lesson.en.md"
  ) throws -> RingsProcess.Outcome {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let exercise = folder.appending(path: "my-pack/01-first-ring/01-greeting")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let scaffold = try RingsProcess(folder: folder).run("pack", "new", "my-pack")
    #expect(scaffold.status == 0, "\(scaffold.errors)")
    try OwnPack.removeMarks(in: folder.appending(path: "my-pack"))
    let file = exercise.appending(path: path)
    let old = try String(contentsOf: file, encoding: .utf8)
    if !words.isEmpty { try Data(old.replacing(words, with: text).utf8).write(to: file) }
    return try RingsProcess().run(
      arguments: ["pack", arguments[0], folder.appending(path: "my-pack").path]
        + arguments.dropFirst())
  }

  @Test(arguments: [
    ("`rings rendr .`", 1), ("`rings render . --family huge --colour`", 1),
    ("`rings render . --family small`", 0), ("`rings`", 0),
  ])
  func lessonCommandsWorkAsPrinted(command: String, status: Int32) throws {
    let outcome = try outcome(
      of: ["check", "--files-only"], replacing: "`check`", by: "\(command) or `check`")
    #expect(outcome.status == status, "\(outcome.output)\(outcome.errors)")
    #expect(outcome.output.contains("[broken-command]") == (status == 1))
  }

  @Test(
    .mainPath,
    arguments: [
      ("`try GreetingView(name: \"Jo\")`", nil), ("`try GreetingView(nom: \"Jo\")`", "nom"),
      ("`rings render *-greeting/*.swift --view 'Text(\"Rain\")'`", nil),
      ("`rings render *-greeting/*.swift --widget Nobody`", "widget"), ("`render`", nil),
      ("`timeline --from tomorrow`", "tomorrow"),
    ])
  func lessonCommandsRunAsPrinted(command: String, words: String?) throws {
    let outcome = try outcome(
      of: ["check", "--lessons-only"], replacing: "`check`", by: "\(command) or `check`")
    #expect(outcome.status == (words == nil ? 0 : 1), "\(outcome.output)\(outcome.errors)")
    guard let words else { return }
    #expect(outcome.output.contains("lesson.en.md:14: "), "\(outcome.output)")
    #expect(outcome.output.contains(words) && outcome.output.contains("[broken-command]"))
  }

  @Test(
    "A command without end does not work", .timeLimit(.minutes(2)),
    arguments: ["`try { while true {} ; return Text(\"Rain\") }()`"])
  func aCommandWithoutEndIsFound(command: String) throws {
    let outcome = try outcome(
      of: ["check", "--lessons-only"], replacing: "`check`", by: "\(command) or `check`")
    #expect(outcome.output.contains("[broken-command]"), "\(outcome.output)\(outcome.errors)")
  }

  @Test(
    .timeLimit(.minutes(2)),
    arguments: [
      ("view: Text(\"Rain\")", nil), ("view: Tekst(\"Rain\")", "Tekst"),
      ("widget: RainWidget", "RainWidget"), ("files: solution", nil),
      ("view: '{ while true {} ; return Text(\"Rain\") }()'", "the figure can't be drawn"),
    ])
  func figuresInLessonsAreDrawn(figure: String, words: String?) throws {
    let outcome = try outcome(
      of: ["check", "--lessons-only"], replacing: "Then",
      by: "```widget\n\(figure)\n```\n\nThen")
    #expect(outcome.status == (words == nil ? 0 : 1), "\(outcome.output)\(outcome.errors)")
    guard let words else { return }
    #expect(outcome.output.contains("lesson.en.md:15: "), "\(outcome.output)")
    #expect(outcome.output.contains(words) && outcome.output.contains("[broken-figure]"))
  }

  @Test func aMissingPictureIsExplained() throws {
    let outcome = try outcome(
      of: ["preview"], replacing: "Then",
      by: "```widget\nview: Text(\"Rain\")\nfamily: systemSmall\n```\n\nThen")
    #expect(outcome.words.contains("(No picture: "), "\(outcome.output)")
    #expect(outcome.words.contains("\"family\""), "\(outcome.output)")
  }

  @Test(arguments: [
    ("_ = [Int]()[try view(\"greeting\", \"Mina\").render(.systemSmall).texts.count]", 1),
    ("_ = [Int]()[3]", 1), ("", 0),
  ])
  func aCheckThatBreaksIsFound(code: String, status: Int32) throws {
    let start = "func testTheNameIsThere() throws {\n"
    let outcome = try outcome(
      of: ["check"], replacing: start, by: start + code + "\n", in: "Checks/GreetingChecks.swift")
    #expect(outcome.status == status, "\(outcome.output)\(outcome.errors)")
    #expect(outcome.output.contains("[check-breaks]") == (status == 1), "\(outcome.output)")
  }

  @Test func findingsMatchTheirSchema() throws {
    let outcome = try outcome(
      of: ["check", "--files-only", "--json"], replacing: "Then", by: "![it](it.png)\n\nThen")
    #expect(outcome.status == 1)
    #expect(try SchemaCheck("gate").problems(in: outcome.output) == [])
    #expect(outcome.output.contains("\"line\" : 14"), "\(outcome.output)")
  }

  @Test func anUnreadablePackHasFindings() throws {
    let outcome = try outcome(
      of: ["check", "--json"], replacing: "points: 10", by: "points: many", in: "exercise.yml")
    #expect(outcome.status == 1)
    #expect(try SchemaCheck("gate").problems(in: outcome.output) == [])
    #expect(outcome.output.contains("\"wrong-type\""))
  }

  @Test func mutantsAreJudgedAndReported() throws {
    let outcome = try outcome(of: ["mutants", "--json"])
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(try SchemaCheck("gate").problems(in: outcome.output) == [])
    #expect(outcome.output.contains("\"possible\""))
  }

  @Test(arguments: ["5/4", "0/2", "x", "1/"])
  func partsAreNumbered(part: String) throws {
    #expect(try outcome(of: ["mutants", "--part", part]).status == 2)
  }

  @Test func everyRuleIsDescribedInBothLanguages() throws {
    let english = try RingsProcess().run("pack", "check", "--rules")
    let korean = try RingsProcess().run("pack", "check", "--rules", language: "ko_KR.UTF-8")
    #expect(english.status == 0 && korean.status == 0)
    let lines = english.output.split(separator: "\n").count
    #expect(lines > 30)
    #expect(korean.output.split(separator: "\n").count == lines)
    #expect(korean.output.contains("모범 답안은 통과해요"))
  }
}
