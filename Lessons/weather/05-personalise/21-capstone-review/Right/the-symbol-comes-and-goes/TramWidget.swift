import SwiftUI
import WidgetKit

struct TramEntry: TimelineEntry {
  let date: Date
  let trams: [Tram]
}

struct TramProvider: TimelineProvider {
  func placeholder(in context: Context) -> TramEntry { entry(at: .now) }

  func getSnapshot(in context: Context, completion: @escaping (TramEntry) -> Void) {
    completion(entry(at: .now))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<TramEntry>) -> Void) {
    var entries: [TramEntry] = [entry(at: .now)]
    while entries.count < 7, let leaving = entries.last?.trams.first?.departure {
      entries.append(entry(at: leaving))
    }
    completion(Timeline(entries: entries, policy: .atEnd))
  }

  private func entry(at date: Date) -> TramEntry {
    TramEntry(date: date, trams: Timetable.trams(after: date))
  }
}

struct TramView: View {
  @Environment(\.widgetFamily) var family
  @ScaledMetric(relativeTo: .title) private var lineSize = 26.0
  let entry: TramEntry

  var body: some View {
    switch family {
    case .systemMedium: medium.foregroundStyle(.white)
    default: small.foregroundStyle(.white)
    }
  }

  @ViewBuilder
  private var small: some View {
    if let tram = entry.trams.first {
      summary(of: tram)
    } else {
      Text("No tram")
    }
  }

  private var medium: some View {
    HStack {
      small
      Divider()
      VStack(alignment: .trailing) {
        ForEach(entry.trams[1...2]) { later in
          Text("\(later.line) \(later.departure, format: .dateTime.hour().minute())")
            .lineLimit(1)
            .minimumScaleFactor(0.5)
        }
      }
    }
  }

  private func summary(of tram: Tram) -> some View {
    VStack(alignment: .leading) {
      Text(tram.line)
        .font(.system(size: lineSize, weight: .heavy))
      Text(tram.destination).font(.body).minimumScaleFactor(0.5)
      HStack {
        Image(systemName: "clock.badge.exclamationmark").opacity(tram.isLate ? 1 : 0)
        Text(tram.departure.formatted(date: .omitted, time: .shortened))
      }
      .minimumScaleFactor(0.4)
      Text("Platform \(tram.platform)").font(.footnote).minimumScaleFactor(0.5)
    }
    .lineLimit(1)
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}

struct TramWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "NextTram", provider: TramProvider()) { entry in
      TramView(entry: entry)
        .containerBackground(Color(red: 0.6, green: 0.25, blue: 0), for: .widget)
    }
    .configurationDisplayName("Next tram")
    .description("See when the next tram leaves, and where from.")
    .supportedFamilies([.systemSmall, .systemMedium])
  }
}
