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

  // TODO: on a tinted Home Screen, this widget becomes a block of one color. Fix it.
  var body: some View {
    ZStack {
      Color.indigo
      VStack(spacing: 8) {
        Image(systemName: "umbrella.fill")
          .font(.title)
        Text("Rain at \(entry.hour):00")
          .font(.headline)
        Text("\(entry.chance) %")
          .font(.caption.bold())
          .padding(.horizontal, 10)
          .padding(.vertical, 4)
          .background(Color.blue, in: Capsule())
      }
      .foregroundStyle(.white)
    }
    .widgetAccentable()
  }
}

struct RainAlertWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "RainAlertWidget", provider: RainAlertProvider()) { entry in
      RainAlertView(entry: entry)
        .containerBackground(.clear, for: .widget)
    }
    .configurationDisplayName("Rain alert")
    .description("Know when to take an umbrella.")
    .supportedFamilies([.systemSmall])
  }
}
