import SwiftUI
import WidgetKit

struct RainAlertEntry: TimelineEntry {
  let date: Date
  let hour: Int
  /// The chance of rain in percent.
  let chance: Int
}

struct RainAlertProvider: TimelineProvider {
  func placeholder(in context: Context) -> RainAlertEntry {
    RainAlertEntry(date: .now, hour: 16, chance: 80)
  }

  func getSnapshot(in context: Context, completion: @escaping (RainAlertEntry) -> Void) {
    completion(RainAlertEntry(date: .now, hour: 16, chance: 80))
  }

  func getTimeline(
    in context: Context, completion: @escaping (Timeline<RainAlertEntry>) -> Void
  ) {
    let entry = RainAlertEntry(date: .now, hour: 16, chance: 80)
    completion(Timeline(entries: [entry], policy: .after(.now.addingTimeInterval(3600))))
  }
}

struct RainAlertView: View {
  let entry: RainAlertEntry

  var body: some View {
    VStack(spacing: 8) {
      Image(systemName: "umbrella.fill")
        .font(.title)
        .widgetAccentable()
      Text("Rain at \(entry.hour):00")
        .font(.headline)
      Text("\(entry.chance) %")
        .font(.caption.bold())
        .padding(.horizontal, 10)
        .padding(.vertical, 4)
        .background(.white.opacity(0.2), in: Capsule())
    }
    .foregroundStyle(.white)
  }
}

struct RainAlertWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "RainAlertWidget", provider: RainAlertProvider()) { entry in
      RainAlertView(entry: entry)
        .containerBackground(.indigo, for: .widget)
    }
    .configurationDisplayName("Rain alert")
    .description("Know when to take an umbrella.")
    .supportedFamilies([.systemSmall])
  }
}
