import SwiftUI
import WidgetKit

struct TideEntry: TimelineEntry {
  let date: Date
  /// Nil until there's data.
  let tide: Tide?
}

struct TideProvider: TimelineProvider {
  func placeholder(in context: Context) -> TideEntry {
    TideEntry(date: .now, tide: Tide(harbour: "Harbour", centimetres: 100))
  }

  func getSnapshot(in context: Context, completion: @escaping (TideEntry) -> Void) {
    completion(TideEntry(date: .now, tide: TideStore.next()))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<TideEntry>) -> Void) {
    let entry = TideEntry(date: .now, tide: TideStore.next())
    completion(Timeline(entries: [entry], policy: .after(.now.addingTimeInterval(3600))))
  }
}

struct TideEntryView: View {
  let entry: TideEntry

  var body: some View {
    if let tide = entry.tide {
      VStack(alignment: .leading) {
        Image(systemName: "water.waves")
          .unredacted()
        Text(tide.harbour)
          .font(.headline)
        Text("\(tide.centimetres) cm")
          .font(.title)
      }
    } else {
      Text("Loading …")
    }
  }
}

@main
struct TideWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "TideWidget", provider: TideProvider()) { entry in
      TideEntryView(entry: entry)
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .configurationDisplayName("Tides")
    .description("See when to moor your boat.")
    .supportedFamilies([.systemSmall, .systemMedium])
  }
}
