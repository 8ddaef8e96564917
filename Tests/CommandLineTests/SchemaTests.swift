import Foundation
import TestSupport
import Testing

@Suite("JSON keeps to its published schemas", .serialized, .startsProcesses)
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

  @Test func aSchemaCheckFindsWhatIsWrong() throws {
    let problems = try SchemaCheck("course").problems(in: "{\"version\": 2, \"rings\": {}}")
    #expect(problems.count == 3, "\(problems)")
  }
}
