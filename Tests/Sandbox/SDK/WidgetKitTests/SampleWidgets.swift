import AppIntents
import Foundation
import SwiftUI
import WidgetKit

struct CountEntry: TimelineEntry {
  let date: Date
  let count: Int
  var relevance: TimelineEntryRelevance? { TimelineEntryRelevance(score: Float(count)) }
}

struct CountProvider: TimelineProvider {
  static let start = Date(timeIntervalSince1970: 1_700_000_000)

  func placeholder(in context: Context) -> CountEntry { CountEntry(date: Self.start, count: 0) }

  func getSnapshot(in context: Context, completion: @escaping (CountEntry) -> Void) {
    completion(CountEntry(date: Self.start, count: context.isPreview ? 1 : 2))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<CountEntry>) -> Void) {
    let entries = (0..<3).map {
      CountEntry(date: Self.start.addingTimeInterval(Double($0) * 3600), count: $0)
    }
    completion(Timeline(entries: entries, policy: .atEnd))
  }
}

struct CountWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Count", provider: CountProvider()) { entry in
      Text("\(entry.count)").containerBackground(.blue, for: .widget)
    }
    .configurationDisplayName("Counter")
    .description("Counts the hours.")
  }
}

/// Stores its completion like a provider that waits for a server, and never calls it.
struct WaitingProvider: TimelineProvider {
  private final class Kept: @unchecked Sendable {
    var completion: ((Timeline<CountEntry>) -> Void)?
  }
  private let kept = Kept()

  func placeholder(in context: Context) -> CountEntry {
    CountEntry(date: CountProvider.start, count: 0)
  }
  func getSnapshot(in context: Context, completion: @escaping (CountEntry) -> Void) {}
  func getTimeline(in context: Context, completion: @escaping (Timeline<CountEntry>) -> Void) {
    kept.completion = completion
  }
}

/// Drops its completion without calling it.
struct SilentProvider: TimelineProvider {
  func placeholder(in context: Context) -> CountEntry {
    CountEntry(date: CountProvider.start, count: 0)
  }
  func getSnapshot(in context: Context, completion: @escaping (CountEntry) -> Void) {}
  func getTimeline(in context: Context, completion: @escaping (Timeline<CountEntry>) -> Void) {}
}

struct ColorIntent: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Pick a number"
  static let description: IntentDescription = "What the widget shows."
  @Parameter(title: "Number", default: 5) var number: Int
}

struct NumberProvider: AppIntentTimelineProvider {
  func placeholder(in context: Context) -> CountEntry {
    CountEntry(date: CountProvider.start, count: 0)
  }
  func snapshot(for configuration: ColorIntent, in context: Context) async -> CountEntry {
    CountEntry(date: CountProvider.start, count: configuration.number)
  }
  func timeline(for configuration: ColorIntent, in context: Context) async -> Timeline<CountEntry> {
    Timeline(
      entries: [CountEntry(date: CountProvider.start, count: configuration.number)],
      policy: .after(CountProvider.start.addingTimeInterval(900)))
  }
}

struct NumberWidget: Widget {
  var body: some WidgetConfiguration {
    AppIntentConfiguration(kind: "Number", provider: NumberProvider()) { entry in
      Text("\(entry.count)")
    }
    .supportedFamilies([.systemSmall, .accessoryCircular])
    .contentMarginsDisabled()
    .containerBackgroundRemovable(false)
    .disfavoredLocations([.standBy], for: [.systemSmall])
  }
}

struct SampleBundle: WidgetBundle {
  var body: some Widget {
    CountWidget()
    if #available(iOS 17.0, *) {
      NumberWidget()
    }
    InnerBundle().body
  }
}

struct InnerBundle: WidgetBundle {
  var body: some Widget {
    CountWidget()
  }
}
