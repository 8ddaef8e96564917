import Foundation
import TestSupport
import Testing

/// In a project whose default isolation is the main actor, a provider's methods run there, as on a phone.
@Suite("Providers on the main actor", .serialized, .startsProcesses) struct IsolatedProviderTests {
  private static let project = """
    name: Days
    options: { bundleIdPrefix: com.example, deploymentTarget: { iOS: "18.0" } }
    targets:
      Widgets:
        type: app-extension
        platform: iOS
        sources: [Widget]
        settings: { SWIFT_DEFAULT_ACTOR_ISOLATION: MainActor, SWIFT_VERSION: "6.0" }
        info:
          path: Widget/Info.plist
          properties: { NSExtension: { NSExtensionPointIdentifier: com.apple.widgetkit-extension } }
    """

  private static let completing = """
    struct DayProvider: TimelineProvider {
      func placeholder(in context: Context) -> DayEntry { DayEntry(date: .now, days: 0) }
      func getSnapshot(in context: Context, completion: @escaping (DayEntry) -> Void) {
        completion([1].map { day in entry(day) }[0])
      }
      func getTimeline(in context: Context, completion: @escaping (Timeline<DayEntry>) -> Void) {
        completion(Timeline(entries: [7].map { day in entry(day) }, policy: .never))
      }
      private func entry(_ days: Int) -> DayEntry { DayEntry(date: .now, days: days) }
    }
    """

  private static let returning = """
    struct DayIntent: WidgetConfigurationIntent {
      static var title: LocalizedStringResource { "Days" }
    }
    struct DayProvider: AppIntentTimelineProvider {
      func placeholder(in context: Context) -> DayEntry { DayEntry(date: .now, days: 0) }
      func snapshot(for configuration: DayIntent, in context: Context) -> DayEntry { entry(1) }
      func timeline(for configuration: DayIntent, in context: Context) -> Timeline<DayEntry> {
        Timeline(entries: [7].map { day in entry(day) }, policy: .never)
      }
      private func entry(_ days: Int) -> DayEntry { DayEntry(date: .now, days: days) }
    }
    """

  private func output(_ provider: String, configuration: String) throws -> String {
    let folder = try TemporaryFolder()
    _ = try folder.file("project.yml", Self.project)
    _ = try folder.file(
      "Widget/Widget.swift",
      """
      import AppIntents
      import SwiftUI
      import WidgetKit
      struct DayEntry: TimelineEntry { let date: Date; let days: Int }
      \(provider)
      @main struct DayWidget: Widget {
        var body: some WidgetConfiguration {
          \(configuration), provider: DayProvider()) { entry in
            Text("days \\(entry.days)").containerBackground(.white, for: .widget)
          }
        }
      }
      """)
    let outcome = try RingsProcess().run(
      "render", folder.url.path, "--family", "small", "--describe")
    #expect(outcome.status == 0, "\(outcome.errors)")
    return outcome.output
  }

  @Test(.mainPath) func aProviderThatReturnsRuns() throws {
    let configuration = "AppIntentConfiguration(kind: \"days\", intent: DayIntent.self"
    let drawn = try output(Self.returning, configuration: configuration)
    #expect(drawn.contains("days 7"), "\(drawn)")
  }

  @Test func aProviderThatCompletesRuns() throws {
    let drawn = try output(Self.completing, configuration: "StaticConfiguration(kind: \"days\"")
    #expect(drawn.contains("days 7"), "\(drawn)")
  }
}
