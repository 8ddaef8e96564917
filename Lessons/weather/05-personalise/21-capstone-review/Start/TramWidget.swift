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
    // Every ten seconds, to be safe.
    let entries = (0..<30).map { step in
      let date = now.addingTimeInterval(Double(step) * 10)
      return TramEntry(date: date, trams: Timetable.trams(after: date))
    }
    completion(Timeline(entries: entries, policy: .atEnd))
  }
}

struct TramView: View {
  let entry: TramEntry

  // TODO: lint it and fix it, but keep everything it shows.
  var body: some View {
    ZStack {
      Color.orange
      VStack(alignment: .leading) {
        Text("The TramTime app")
          .font(.system(size: 8))
        if let tram = entry.trams.first {
          Text(tram.line)
            .font(.largeTitle)
          Text(tram.destination)
            .font(.system(size: 9))
          Text(tram.departure, style: .time)
            .foregroundStyle(tram.isLate ? .red : .green)
          Text("Platform \(tram.platform)")
            .font(.system(size: 8))
        }
      }
      .foregroundStyle(.white)
    }
    .widgetAccentable()
  }
}

struct TramWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "", provider: TramProvider()) { entry in
      TramView(entry: entry)
        .containerBackground(.clear, for: .widget)
    }
    .configurationDisplayName("Next tram")
    .description("This widget shows the next tram.")
    .supportedFamilies([.systemSmall, .systemMedium])
  }
}
