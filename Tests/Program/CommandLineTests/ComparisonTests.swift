import Foundation
import TestSupport
import Testing

@Suite("render --compare", .serialized, .startsProcesses)
struct ComparisonTests {
  private func run(_ arguments: String...) async throws -> RingsProcess.Outcome {
    try await RingsProcess.answered(["render"] + arguments)
  }

  private static let page = """
    ZStack { Color.black; Text("Pier 9").foregroundStyle(.white) }
    """

  @Test(.mainPath) func twoModesAreMarkedAndCounted() async throws {
    let outcome = try await run("--view", Self.page, "--compare", "fullColor", "accented")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.output.contains("▚"))
    #expect(outcome.output.contains("cells differ between fullColor and accented."))
    #expect(outcome.output.contains("gone: “Pier 9”"))
  }

  @Test(.mainPath) func theJSONMatchesItsSchema() async throws {
    let outcome = try await run(
      "--view", Self.page, "--compare", "fullColor", "accented", "--format", "json")
    #expect(try SchemaCheck("comparison").problems(in: outcome.output) == [])
    #expect(outcome.output.contains("\"lost\":[\"“Pier 9”\"]"))
  }

  @Test(.mainPath) func twoVersionsDiffer() async throws {
    let outcome = try await run(
      "--view", "Text(\"Pier 9\").widgetAccentable()", "--mode", "accented", "--compare", "18",
      "26",
      "--describe")
    #expect(outcome.output.contains("differ between iOS 18 and iOS 26."))
    #expect(!outcome.output.contains("▚"))
  }

  @Test func equalPicturesAreReported() async throws {
    let outcome = try await run("--view", "Text(\"a\")", "--compare", "fullColor", "fullColor")
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("fullColor and fullColor look the same."))
  }

  @Test func twoFilesAreCompared() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = try ["Pier 9", "Pier 10", "name"].map { text in
      let file = folder.appending(path: "\(text).swift")
      let source =
        text == "name"
        ? "let shared = \"Ferry\"\n"
        : "import SwiftUI\nstruct Pier: View { var body: some View { Text(shared + \" \(text)\") } }"
      try source.write(to: file, atomically: true, encoding: .utf8)
      return file.path
    }
    let outcome = try await run(
      files[2], "--view", "Pier()", "--describe", "--compare", files[0], files[1])
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.output.contains("gone: “Ferry Pier 9”; new: “Ferry Pier 10”"))
    let same = try await run(
      files[2], "--view", "Pier()", "--describe", "--compare", files[0], files[0])
    #expect(same.output.contains("look the same."))
  }

  @Test(arguments: [
    ["--view", "Text(\"a\")", "--compare", "fullColor"],
    ["--view", "Text(\"a\")", "--compare", "fullColor", "26"],
    ["--view", "Text(\"a\")", "--compare", "blue", "green"],
    ["--view", "Text(\"a\")", "--compare", "light", "dark", "--scheme", "dark"],
    ["--view", "Text(\"a\")", "--compare", "fullColor", "vibrant", "--mode", "vibrant"],
    ["--view", "Text(\"a\")", "--compare", "fullColor", "vibrant", "--format", "svg"],
    ["--compare", "fullColor", "vibrant"],
  ])
  func incomparableInputsAreReportedOnce(arguments: [String]) async throws {
    let outcome = try await RingsProcess.answered(["render"] + arguments)
    #expect(outcome.status == 2, "\(outcome.output)\(outcome.errors)")
    #expect(outcome.errors.contains("--compare") || outcome.errors.contains("--mode"))
    #expect(outcome.output.isEmpty)
  }
}
