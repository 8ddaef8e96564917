import Foundation
import TestSupport
import Testing

@Suite(.serialized, .startsProcesses) struct EditorSupportTests {
  private static let exercise = "medium-layout"

  /// Opens the exercise in a workspace, as at the prompt.
  private static func opened(in folder: URL) throws -> URL {
    let outcome = try RingsProcess().run(
      "learn", exercise, "--workspace", folder.path, input: "")
    try #require(outcome.status == 0, "\(outcome.errors)")
    let course = folder.appending(path: "weather-widget")
    let name = try #require(
      try FileManager.default.contentsOfDirectory(atPath: course.path).first {
        $0.hasSuffix("-\(exercise)")
      })
    return course.appending(path: name).resolvingSymlinksInPath()
  }

  @Test(.enabled(if: LanguageServer.program != nil), .timeLimit(.minutes(3)))
  func theLanguageServerKnowsOurModulesAfterSetup() throws {
    let home = try TemporaryFolder()
    let workspace = home.url
    let folder = try Self.opened(in: workspace)
    let file = folder.appending(path: "MediumForecastView.swift")
    let start = try String(contentsOf: file, encoding: .utf8)
    // The editor may have the folder of all exercises open, or the folder of one exercise.
    for root in [folder, workspace] {
      let server = try LanguageServer(folder: root)
      // The learner's file, with an incomplete modifier on a `Text`.
      let text = start.replacingOccurrences(
        of: "          .font(.caption)\n", with: "          .font(.caption)\n          .widgetAcc\n"
      )
      try #require(text != start)
      try server.open(file, text: text)
      let lines = text.components(separatedBy: "\n")
      let line = try #require(lines.firstIndex { $0.hasSuffix(".widgetAcc") })
      let offered = try server.completions(of: file, line: line, column: lines[line].count)
      #expect(offered.contains { $0.hasPrefix("widgetAccentable(") }, "\(offered)")
    }
    let server = try LanguageServer(folder: folder)
    try server.open(file, text: start)
    // `Forecast` is a file of an earlier exercise.
    #expect(try server.diagnostics(of: file) == [])
    withExtendedLifetime(home) {}
  }

  @Test(.mainPath, .enabled(if: LanguageServer.program != nil), .timeLimit(.minutes(3)))
  func theLanguageServerAcceptsPreviewsAndFindsMistakes() throws {
    let home = try TemporaryFolder()
    let workspace = home.url
    let folder = try Self.opened(in: workspace)
    let file = folder.appending(path: "MediumForecastView.swift")
    let text = """
      import SwiftUI
      import WidgetKit

      struct Mistaken: View {
        var body: some View { Text(1.5) }
      }

      #Preview { Mistaken() }
      """
    let server = try LanguageServer(folder: folder)
    try server.open(file, text: text)
    let found = try server.diagnostics(of: file)
    #expect(found.count == 1, "\(found)")
    #expect(!found.contains { $0.contains("No macro") || $0.contains("No such module") })
    withExtendedLifetime(home) {}
  }

  @Test(.mainPath) func theLearnersOwnFileIsNeverTouched() throws {
    let home = try TemporaryFolder()
    let workspace = home.url
    let folder = try Self.opened(in: workspace)
    let database = folder.appending(path: "compile_commands.json")
    let ours = try Data(contentsOf: database)
    let changed = String(decoding: ours, as: UTF8.self)
      .replacingOccurrences(of: "\"DEBUG\"", with: "\"MINE\"")
    for own in ["[]", "{}", "not JSON", changed] {
      try Data(own.utf8).write(to: database)
      _ = try Self.opened(in: workspace)
      #expect(try String(contentsOf: database, encoding: .utf8) == own)
    }
    // Rings restores its own file.
    try FileManager.default.removeItem(at: database)
    _ = try Self.opened(in: workspace)
    #expect(FileManager.default.fileExists(atPath: database.path))
    withExtendedLifetime(home) {}
  }

  @Test func filesOfAnEarlierBuildAreReplaced() throws {
    let home = try TemporaryFolder()
    let folder = home.url
    let workspace = folder.appending(path: "workspace")
    let place = try Self.opened(in: workspace)
    let database = place.appending(path: "compile_commands.json")
    let first = try Data(contentsOf: database)
    // Another cache acts as another build, so every path in the file differs.
    var elsewhere = RingsProcess()
    elsewhere.cache = folder.appending(path: "cache")
    let outcome = try elsewhere.run(
      "learn", Self.exercise, "--workspace", workspace.path, input: "")
    #expect(outcome.status == 0, "\(outcome.errors)")
    let second = try String(contentsOf: database, encoding: .utf8)
    #expect(Data(second.utf8) != first)
    #expect(second.contains(folder.appending(path: "cache").path))
    withExtendedLifetime(home) {}
  }
}
