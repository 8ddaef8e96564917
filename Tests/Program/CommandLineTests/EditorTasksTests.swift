import Foundation
import TestSupport
import Testing

/// A learner's workspace in VS Code, with tasks and their problems in the editor.
@Suite("Tasks of an editor", .serialized, .startsProcesses) struct EditorTasksTests {
  private struct Tasks: Decodable {
    struct Task: Decodable {
      struct Matcher: Decodable {
        struct Pattern: Decodable {
          var regexp: String
          var file: Int
          var line: Int
          var message: Int
        }

        var pattern: Pattern
      }

      var command: String
      var args: [String]
      var problemMatcher: [Matcher]
    }

    var tasks: [Task]
  }

  private static func open(_ exercise: String, in folder: URL) throws {
    let outcome = try RingsProcess().run("learn", exercise, "--workspace", folder.path, input: "")
    try #require(outcome.status == 0, "\(outcome.errors)")
  }

  private static func tasks(in folder: URL) throws -> Tasks {
    let text = try String(
      contentsOf: folder.appending(path: ".vscode/tasks.json"), encoding: .utf8)
    let body = text.split(separator: "\n").drop { $0.hasPrefix("//") }.joined(separator: "\n")
    return try JSONDecoder().decode(Tasks.self, from: Data(body.utf8))
  }

  @Test(
    .mainPath,
    arguments: [
      ("let broken: Int = \"x\"\n", "cannot convert value of type 'String'"),
      ("", "Everything visible when tinted: You can't see"),
    ])
  func theTaskChecksTheOpenFileAndItsProblemsAreParsed(added: String, words: String) throws {
    let home = try TemporaryFolder()
    try Self.open("tint-trap", in: home.url)
    let course = home.url.appending(path: "weather-widget")
    let name = try #require(
      FileManager.default.contentsOfDirectory(atPath: course.path).first {
        $0.hasSuffix("-tint-trap")
      })
    let folder = course.appending(path: name)
    let file = folder.appending(path: "RainAlertWidget.swift")
    let source = try String(contentsOf: file, encoding: .utf8)
    try (source + added).write(to: file, atomically: true, encoding: .utf8)
    let task = try #require(try Self.tasks(in: home.url).tasks.first)
    let arguments = task.args.map { $0.replacing("${fileDirnameBasename}", with: name) }
    #expect(task.command == RingsProcess.executable.path)
    let outcome = try RingsProcess().run(arguments)
    #expect(outcome.status == 1, "\(outcome.output)\(outcome.errors)")
    let pattern = try #require(task.problemMatcher.first).pattern
    let expression = try Regex(pattern.regexp)
    let places = outcome.output.split(separator: "\n").compactMap { line in
      String(line).firstMatch(of: expression).map { match in
        [pattern.file, pattern.line, pattern.message].map {
          String(match.output[$0].substring ?? "")
        }
      }
    }
    let place = try #require(places.first, "\(outcome.output)")
    #expect(place[0] == "RainAlertWidget.swift")
    #expect((Int(place[1]) ?? 0) > 0)
    #expect(place[2].hasPrefix(words), "\(place[2])")
  }

  @Test(.mainPath) func othersFilesAreLeftUnchanged() throws {
    let home = try TemporaryFolder()
    try Self.open("tint-trap", in: home.url)
    let file = home.url.appending(path: ".vscode/tasks.json")
    let ours = try String(contentsOf: file, encoding: .utf8)
    // A changed file stays as it is.
    let changed = ours + "// mine\n"
    try changed.write(to: file, atomically: true, encoding: .utf8)
    try Self.open("accent-groups", in: home.url)
    #expect(try String(contentsOf: file, encoding: .utf8) == changed)
    try FileManager.default.removeItem(at: file)
    try Self.open("accent-groups", in: home.url)
    #expect(try String(contentsOf: file, encoding: .utf8) == ours)
  }
}
