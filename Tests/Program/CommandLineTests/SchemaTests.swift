import Foundation
import TestSupport
import Testing

@Suite("JSON keeps to its published schemas", .serialized, .startsProcesses, .mainPath)
struct SchemaTests {
  @Test func aVerdict() throws {
    let files = try RingsProcess.solution("forecast-model")
    let outcome = try RingsProcess().run("check", "forecast-model", "--json", "--files", files[0])
    #expect(try SchemaCheck("verdict").problems(in: outcome.output) == [])
  }

  @Test func aCourse() throws {
    let outcome = try RingsProcess().run("list", "--json")
    #expect(try SchemaCheck("course").problems(in: outcome.output) == [])
  }

  @Test func aPicture() throws {
    let outcome = try RingsProcess().run(
      "render", "--view",
      "HStack { Color.red.accessibilityIdentifier(\"a\"); Spacer() }", "--proposal", "300,nil",
      "--format", "json")
    #expect(try SchemaCheck("picture").problems(in: outcome.output) == [])
    #expect(outcome.output.contains("\"id\":\"a\""))
  }

  @Test func anInspection() throws {
    let files =
      try RingsProcess.solution("first-widget") + RingsProcess.solution("forecast-model")
    let outcome = try RingsProcess().run("inspect", "--json", files[0], files[1], files[2])
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(try SchemaCheck("inspection").problems(in: outcome.output) == [])
  }

  @Test func aGradedClassItsProgressAndAHandIn() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let place = folder.appending(path: "class/ada")
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    let solution = try #require(RingsProcess.solution("forecast-model").first)
    try FileManager.default.copyItem(
      atPath: solution, toPath: place.appending(path: "Forecast.swift").path)
    try Data("?".utf8).write(to: folder.appending(path: "class/notes.docx"))
    let manifest = """
      {"type": "rings-hand-in", "version": 1, "made": "2026-11-26T17:00:00Z",
       "who": {"name": "Bob", "id": "7"}, "pack": {"id": "weather-widget", "version": "1", "digest": "0"},
       "exercises": [{"id": "glance", "answers": {"purpose": ["b", "a"]},
         "history": {"attempts": 2, "hints": 1, "begun": "2026-11-26T16:00:00Z",
                     "passed": "2026-11-26T16:12:30Z"}}]}
      """
    #expect(try SchemaCheck("hand-in").problems(in: manifest) == [])
    let handIn = folder.appending(path: "class/bob/hand-in.json")
    try FileManager.default.createDirectory(
      at: handIn.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(manifest.utf8).write(to: handIn)
    let outcome = try RingsProcess().run(
      "grade", folder.appending(path: "class").path, "--out", folder.appending(path: "out").path,
      "--exercise", "forecast-model", "--exercise", "glance", "--isolation", "none",
      "--format", "json,jsonl,course", "--progress", "json")
    #expect(outcome.status == 0, "\(outcome.errors)")
    let events = outcome.errors.split(separator: "\n")
    #expect(events.count { $0.contains("\"type\":\"result\"") } == 2, "\(outcome.errors)")
    for event in events {
      #expect(try SchemaCheck("grading-progress").problems(in: String(event)) == [])
    }
    func text(_ name: String) throws -> String {
      try String(contentsOf: folder.appending(path: "out/\(name)"), encoding: .utf8)
    }
    #expect(try SchemaCheck("grades").problems(in: text("class.json")) == [])
    let course = try text("course.json")
    #expect(try SchemaCheck("course-report").problems(in: course) == [])
    // One of the course's two hand-ins has a duration.
    #expect(course.contains("\"minutesToPass\" : 12.5"), "\(course)")
    for line in try text("class.jsonl").split(separator: "\n") {
      #expect(try SchemaCheck("grades-line").problems(in: String(line)) == [])
    }
  }

  @Test func schemaViolationsAreFound() throws {
    let problems = try SchemaCheck("course").problems(in: "{\"version\": 2, \"rings\": {}}")
    #expect(problems.count == 3, "\(problems)")
  }
}
