import Curriculum
import Foundation
import TestSupport
import Testing

/// The weather in the entries of the course's widgets is plausible, also where code computes it.
///
/// `Audit.swift` is compiled with each starter and solution. It replaces the widgets' views by a text about
/// their entries.
@Suite(.serialized, .startsProcesses, .thorough) struct EntryAuditTests {
  private static let audit = Repository.root.appending(path: "Tests/Course/LessonTests/Audit")

  /// Returns an exercise's files and those of the exercises that it uses.
  private static func files(_ own: [URL], of exercise: Exercise, in pack: Pack) throws -> [URL] {
    let names = Set(own.map(\.lastPathComponent))
    return own
      + (try UsedFiles(of: exercise, in: pack, ownNames: names) { _ in [] }).files.map(\.file)
  }

  /// Returns the texts about a widget's entries, or `nil` if the files don't compile.
  private static func findings(_ files: [URL], resources: URL) throws -> [String]? {
    let sources = try files.map { try String(contentsOf: $0, encoding: .utf8) }.joined()
    let samples = sources.contains("struct PlaceSource") ? "PlaceSamples.swift" : "NoSamples.swift"
    let process = Process()
    process.executableURL = BuildFolder.url.appending(path: "rings")
    process.arguments =
      ["render"] + (files + ["Audit.swift", samples].map { audit.appending(path: $0) }).map(\.path)
      + ["--format", "json", "--bundle", resources.path, "--mode", "fullColor"]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { return nil }
    return String(decoding: data, as: UTF8.self).matches(of: /"text":"([^"]+)"/).map {
      String($0.1)
    }
  }

  private static func isAboutWeather(_ files: [URL]) throws -> Bool {
    let sources = try files.map { try String(contentsOf: $0, encoding: .utf8) }.joined()
    return sources.contains("TimelineProvider")
      && sources.firstMatch(of: /\b(sky|temperature|low|high):/) != nil
  }

  @Test func entriesOfEveryStarterAndSolutionArePlausible() throws {
    let pack = try PackLibrary.read(Repository.weather)
    var readings = 0
    for exercise in pack.exercises where exercise.kind == .code {
      let solution = try Self.files(
        try pack.solutionFiles(of: exercise), of: exercise, in: pack)
      let start = try Self.files(exercise.startFiles, of: exercise, in: pack)
      guard try Self.isAboutWeather(solution) else { continue }
      for files in [solution, start] {
        guard let found = try Self.findings(files, resources: exercise.startFolder) else {
          #expect(files == start, "the solution of \(exercise.identifier) isn't audited")
          continue
        }
        for text in found {
          let plausible = text.wholeMatch(of: /(\d+) plausible/)
          #expect(plausible != nil, "\(exercise.identifier): \(text)")
          readings += plausible.flatMap { Int($0.1) } ?? 0
        }
      }
    }
    #expect(readings > 1000, "\(readings): does the audit find the weather?")
  }

  @Test func anAuditFindsWhatIsImplausible() throws {
    let folder = try TemporaryFolder()
    defer { withExtendedLifetime(folder) {} }
    let source = """
      import SwiftUI
      import WidgetKit

      struct Day { var sky = "snow"; var temperature = 26; var high = 25; var low = 18 }
      struct WarmEntry: TimelineEntry { var date = Date.now; var day = Day() }
      struct WarmProvider: TimelineProvider {
        func placeholder(in context: Context) -> WarmEntry { WarmEntry() }
        func getSnapshot(in context: Context, completion: @escaping (WarmEntry) -> Void) {
          completion(WarmEntry())
        }
        func getTimeline(
          in context: Context, completion: @escaping (Timeline<WarmEntry>) -> Void
        ) {
          completion(Timeline(entries: [WarmEntry()], policy: .never))
        }
      }
      struct WarmWidget: Widget {
        var body: some WidgetConfiguration {
          StaticConfiguration(kind: "Warm", provider: WarmProvider()) { entry in
            Text("\\(entry.day.temperature)")
          }
          .supportedFamilies([.systemSmall])
        }
      }
      """
    let file = try folder.file("Warm.swift", source)
    let found = try #require(try Self.findings([file], resources: folder.url))
    let text = try #require(found.first)
    #expect(text.contains("Day [18.0, 26.0, 25.0]"), "\(text)")
    #expect(text.contains("Day: snow at 26.0"), "\(text)")
  }
}
