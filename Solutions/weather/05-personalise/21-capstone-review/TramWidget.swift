import SwiftUI
import WidgetKit

struct TramEntry: TimelineEntry {
  let date: Date
  let trams: [Tram]
}

struct TramProvider: TimelineProvider {
  func placeholder(in context: Context) -> TramEntry {
    TramEntry(date: .now, trams: Timetable.trams(after: .now))
  }

  func getSnapshot(in context: Context, completion: @escaping (TramEntry) -> Void) {
    completion(TramEntry(date: .now, trams: Timetable.trams(after: .now)))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<TramEntry>) -> Void) {
    let now = Date.now
    // The widget changes only when a tram leaves.
    let changes = [now] + Timetable.trams(after: now).map(\.departure)
    let entries = changes.map { TramEntry(date: $0, trams: Timetable.trams(after: $0)) }
    completion(Timeline(entries: entries, policy: .atEnd))
  }
}

struct TramView: View {
  @Environment(\.widgetFamily) private var family
  let entry: TramEntry

  var body: some View {
    layout
      .lineLimit(1)
      .minimumScaleFactor(0.4)
      .dynamicTypeSize(...DynamicTypeSize.accessibility2)
  }

  @ViewBuilder private var layout: some View {
    switch family {
    case .systemMedium:
      HStack {
        NextTram(tram: entry.trams.first)
        Divider()
        VStack(alignment: .leading) {
          ForEach(entry.trams.dropFirst()) { tram in
            HStack {
              Text(tram.departure, style: .time)
              Text("\(tram.line) \(tram.destination)")
            }
            .font(.caption)
          }
        }
      }
    case .systemSmall:
      NextTram(tram: entry.trams.first)
    default:
      EmptyView()
    }
  }
}

/// The next tram to leave.
struct NextTram: View {
  let tram: Tram?

  var body: some View {
    if let tram {
      VStack(alignment: .leading) {
        HStack {
          Text(tram.line)
            .font(.headline)
            .widgetAccentable()
          Text(tram.destination)
            .font(.caption)
        }
        Text(tram.departure, style: .time)
          .font(.title)
        if tram.isLate {
          Label("Late", systemImage: "clock.badge.exclamationmark")
            .font(.caption2)
        }
        Text("Platform \(tram.platform)")
          .font(.caption)
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
    }
  }
}

struct TramWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "TramWidget", provider: TramProvider()) { entry in
      TramView(entry: entry)
        .containerBackground(.background, for: .widget)
    }
    .configurationDisplayName("Next tram")
    .description("See when the next tram leaves.")
    .supportedFamilies([.systemSmall, .systemMedium])
  }
}
