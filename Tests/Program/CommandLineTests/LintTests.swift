import Foundation
import Sentences
import TestSupport
import Testing

@Suite("The lint on the command line", .serialized, .startsProcesses)
struct LintTests {
  /// A widget whose tinted picture is a block, with a poor description.
  private static let block = """
    import SwiftUI
    import WidgetKit

    struct Moment: TimelineEntry { let date: Date }

    struct MomentProvider: TimelineProvider {
      func placeholder(in context: Context) -> Moment { Moment(date: .now) }
      func getSnapshot(in context: Context, completion: @escaping (Moment) -> Void) {
        completion(Moment(date: .now))
      }
      func getTimeline(in context: Context, completion: @escaping (Timeline<Moment>) -> Void) {
        completion(Timeline(entries: [Moment(date: .now)], policy: .after(.now + 3600)))
      }
    }

    struct ListWidget: Widget {
      var body: some WidgetConfiguration {
        StaticConfiguration(kind: "List", provider: MomentProvider()) { _ in
          ZStack {
            Color.black
            Text("Milk").foregroundColor(.white)
          }
        }
        .description("See what to buy.")
        .supportedFamilies([.systemSmall])
      }
    }
    """

  private func lint(_ source: String, _ options: String..., language: Language = .english)
    async throws
    -> RingsProcess.Outcome
  {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "List.swift")
    try source.write(to: file, atomically: true, encoding: .utf8)
    return try await RingsProcess.answered(["lint", file.path] + options, language: language)
  }

  @Test(.mainPath) func anOpaqueBlockIsAnErrorThatNamesItsFill() async throws {
    let outcome = try await lint(Self.block)
    #expect(outcome.status == 1, "\(outcome.errors)")
    for rule in ["W01", "W02", "W03"] { #expect(outcome.words.contains("error \(rule)")) }
    #expect(outcome.output.contains("List.swift:"))
  }

  @Test(.mainPath) func theJSONMatchesItsSchema() async throws {
    let outcome = try await lint(
      "// rings:lint:disable W15 because there is one screen\n" + Self.block, "--json")
    #expect(outcome.status == 1, "\(outcome.errors)")
    #expect(try SchemaCheck("lint").problems(in: outcome.output) == [])
    #expect(outcome.output.contains("\"suppressed\" : [\n    {"))
  }

  @Test(.mainPath) func warningsCountOnlyOnRequest() async throws {
    let mended = Self.block.replacing("ZStack {\n        Color.black\n", with: "VStack {\n")
      .replacing("        }\n    .description", with: "}\n    .description")
      .replacing(
        ".foregroundColor(.white)",
        with: ".widgetURL(URL(string: \"a://b\")).containerBackground(.background, for: .widget)"
      )
      .replacing("See what to buy.", with: "This widget shows a list.")
    let outcome = try await lint(mended)
    #expect(outcome.status == 0, "\(outcome.output)\(outcome.errors)")
    #expect(outcome.output.contains("warning W28"))
    #expect(try await lint(mended, "--strict").status == 1)
    #expect(try await lint(mended, "--strict", "--ignore", "W28,W36").status == 0)
  }

  @Test func findingsAreInKorean() async throws {
    let outcome = try await lint(Self.block, "--only", "W01", language: .korean)
    #expect(outcome.words.contains("오류 W01"))
    #expect(outcome.words.contains("컨테이너 배경 없음"))
  }

  @Test func newerAPIsAreFound() async throws {
    let outcome = try await lint(
      Self.block.replacing("Color.black", with: "Color.black.widgetAccentable()"),
      "--deployment-target", "15.0", "--only", "W44")
    #expect(outcome.output.contains("only available in iOS 16.0 or newer"), "\(outcome.output)")
  }

  @Test func everyRuleIsListedWithItsSource() async throws {
    let outcome = try await RingsProcess.answered(["lint", "--rules"])
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("W10"))
    #expect(outcome.output.contains("4.5:1"))
    #expect(outcome.output.contains("human-interface-guidelines/widgets"))
  }

  @Test func anUnknownRuleOrNoFileIsAUsageError() async throws {
    #expect(try await RingsProcess.answered(["lint"]).status == 2)
    #expect(try await lint(Self.block, "--only", "W99").status == 2)
    #expect(try await lint("let nothing = 1\n").errors.contains("no widget in"))
  }
}
