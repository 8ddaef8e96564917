import Foundation
import TestSupport
import Testing

/// `rings render` shows a widget even if its provider delivers no timeline.
@Suite("render without a timeline", .serialized, .startsProcesses, .mainPath)
struct StandInTests {
  private func render(
    _ timeline: String, families: String, language: String = "en_US.UTF-8"
  ) throws -> RingsProcess.Outcome {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "Pier.swift")
    let source = """
      import SwiftUI
      import WidgetKit

      struct PierEntry: TimelineEntry { var date = Date(); var name: String }

      struct PierProvider: TimelineProvider {
        func placeholder(in context: Context) -> PierEntry { PierEntry(name: "Placeholder") }
        func getSnapshot(in context: Context, completion: @escaping (PierEntry) -> Void) {
          completion(PierEntry(name: "Snapshot"))
        }
        func getTimeline(
          in context: Context, completion: @escaping (Timeline<PierEntry>) -> Void
        ) {
          \(timeline)
        }
      }

      struct PierWidget: Widget {
        var body: some WidgetConfiguration {
          StaticConfiguration(kind: "Pier", provider: PierProvider()) { entry in
            Text(entry.name).containerBackground(.white, for: .widget)
          }
          .supportedFamilies([\(families)])
        }
      }
      """
    try Data(source.utf8).write(to: file)
    return try RingsProcess().run(["render", file.path, "--format", "json"], language: language)
  }

  /// At 9:41, the phone shows the latest entry that has begun.
  @Test func theEntryThatHasBegunIsShown() throws {
    let outcome = try render(
      """
      let day = Calendar.current.startOfDay(for: Date())
      completion(
        Timeline(
          entries: (0..<24).map {
            PierEntry(date: day.addingTimeInterval(3600 * Double($0)), name: "Hour \\($0)")
          }, policy: .atEnd))
      """, families: ".systemSmall")
    #expect(outcome.output.contains("\"Hour 9\""), "\(outcome.output)\(outcome.errors)")
  }

  @Test func aProviderThatNeverCompletesShowsItsSnapshot() throws {
    let outcome = try render("", families: ".systemSmall")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.output.contains("\"Snapshot\""))
    #expect(outcome.output.contains("no-timeline"))
  }

  @Test func theNoteIsInTheReadersLanguage() throws {
    let outcome = try render("", families: ".systemSmall", language: "ko_KR.UTF-8")
    #expect(outcome.output.contains("completion을 부르지 않았어요"))
    #expect(outcome.output.contains("모든 경로에서 completion을 부르세요"))
  }

  @Test func aTimelineWithoutEntriesShowsItsSnapshot() throws {
    let outcome = try render(
      "completion(Timeline(entries: [], policy: .never))", families: ".systemSmall")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.output.contains("\"Snapshot\""))
    #expect(outcome.output.contains("without entries"))
  }

  @Test func unavailableFamiliesAreOmitted() throws {
    let outcome = try render(
      "completion(Timeline(entries: [PierEntry(name: \"Here\")], policy: .never))",
      families: ".systemExtraLarge, .systemSmall")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.output.contains("\"Here\""))
  }
}
