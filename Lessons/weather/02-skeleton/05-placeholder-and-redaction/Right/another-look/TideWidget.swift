import SwiftUI
import WidgetKit

struct TideEntry: TimelineEntry {
  let date: Date
  /// Nil as long as nothing is known.
  let tide: Tide?
}

extension Tide {
  static let unknown = Tide(harbour: "Sokcho", centimetres: 250)
}

struct TideProvider: TimelineProvider {
  func placeholder(in context: Context) -> TideEntry {
    TideEntry(date: .now, tide: Tide.unknown)
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
      HStack {
        Image(systemName: "water.waves").foregroundStyle(.teal).unredacted()
        VStack {
          Text(tide.centimetres, format: .number).bold() + Text(" cm")
          Text(tide.harbour).foregroundStyle(.secondary)
        }
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
