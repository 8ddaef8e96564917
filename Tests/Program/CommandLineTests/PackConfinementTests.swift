import Foundation
import TestSupport
import Testing

/// A command in a lesson pack writes nothing outside of its temporary folder.
@Suite(.serialized, .startsProcesses) struct PackConfinementTests {
  private let folder: TemporaryFolder
  private var home: URL { folder.url.appending(path: "home") }
  private var exercise: URL { folder.url.appending(path: "my-pack/01-first-ring/01-greeting") }

  init() throws {
    folder = try TemporaryFolder()
    try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
    #expect(try RingsProcess(folder: folder.url).run("pack", "new", "my-pack").status == 0)
    try OwnPack.removeMarks(in: folder.url.appending(path: "my-pack"))
  }

  /// Replaces words in a file of the pack's exercise, and validates its lessons in the home folder.
  private func validate(
    replacing words: String, with text: String, in path: String
  ) throws -> RingsProcess.Outcome {
    let file = exercise.appending(path: path)
    let old = try String(contentsOf: file, encoding: .utf8)
    #expect(old.contains(words))
    try Data(old.replacing(words, with: text).utf8).write(to: file)
    return try RingsProcess(folder: home).run(
      "pack", "check", folder.url.appending(path: "my-pack").path, "--lessons-only")
  }

  @Test(.mainPath, arguments: ["render --out precious.png", "render --out HOME/precious.png"])
  func aPictureOverwritesNoFile(command: String) throws {
    let precious = home.appending(path: "precious.png")
    try Data("precious".utf8).write(to: precious)
    _ = try validate(
      replacing: "`check`", with: "`\(command.replacing("HOME", with: home.path))` or `check`",
      in: "lesson.en.md")
    #expect(try String(contentsOf: precious, encoding: .utf8) == "precious")
  }

  @Test func aPathOutsideIsAFindingWithItsLine() throws {
    let outcome = try validate(
      replacing: "`check`", with: "`render --out \(home.path)/picture.png` or `check`",
      in: "lesson.en.md")
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("lesson.en.md:14: "), "\(outcome.output)")
    #expect(outcome.output.contains("which is outside the exercise's folder"))
  }

  @Test(arguments: [
    "rings render /etc/hosts", "rings lint ../../secret.swift", "rings render --files=~/a.swift",
  ])
  func anEscapingPathIsRefusedBeforeAnythingRuns(command: String) throws {
    let outcome = try validate(
      replacing: "`check`", with: "`\(command)` or `check`", in: "lesson.en.md")
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("lesson.en.md:14: "), "\(outcome.output)")
    #expect(outcome.output.contains("which is outside the exercise's folder"))
  }

  @Test func aDivisionSlashIsNoPath() throws {
    let outcome = try validate(
      replacing: "`check`", with: "`try Color.red.frame(width: 90 / 2, height: 8)` or `check`",
      in: "lesson.en.md")
    #expect(outcome.status == 0, "\(outcome.output)")
  }

  @Test(arguments: [
    "export HOME/made", "library WidgetBackground --into HOME/made",
    "docs padding --site HOME/made",
    "hand-in --name Eve --out HOME/made",
  ])
  func onlyReadOnlyCommandsRun(command: String) throws {
    let outcome = try validate(
      replacing: "\npoints:",
      with: "\npassed: \(command.replacing("HOME", with: home.path))\npoints:",
      in: "exercise.yml")
    #expect(outcome.status == 1 && outcome.output.contains("[broken-command]"), "\(outcome.output)")
    #expect(try FileManager.default.contentsOfDirectory(atPath: home.path) == [])
  }
}
