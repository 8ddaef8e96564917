import SwiftUI
import WidgetKit

struct EpisodeEntry: TimelineEntry {
  let date: Date
  let title: String
}

/// Provides two episodes, one after another.
struct EpisodeProvider: TimelineProvider {
  private let titles = ["Hills and a red sun", "What the lighthouse keeper heard at night"]

  func placeholder(in context: Context) -> EpisodeEntry {
    EpisodeEntry(date: .now, title: titles[0])
  }

  func getSnapshot(in context: Context, completion: @escaping (EpisodeEntry) -> Void) {
    completion(EpisodeEntry(date: .now, title: titles[0]))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<EpisodeEntry>) -> Void) {
    let now = Date.now
    let entries = titles.indices.map {
      EpisodeEntry(date: now.addingTimeInterval(Double($0) * 3600), title: titles[$0])
    }
    completion(Timeline(entries: entries, policy: .atEnd))
  }
}

struct EpisodeWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "EpisodeWidget", provider: EpisodeProvider()) { entry in
      EpisodeView(title: entry.title)
    }
    .configurationDisplayName("Episode")
    .description("See what there is to hear.")
    .supportedFamilies([.systemSmall])
  }
}
