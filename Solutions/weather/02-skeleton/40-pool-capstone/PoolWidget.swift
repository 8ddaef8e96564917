import SwiftUI
import WidgetKit

/// The number of free lanes, starting at `date`.
struct PoolEntry: TimelineEntry {
  let date: Date
  /// Nil while the pool is closed.
  let lanes: Int?
}

struct PoolProvider: TimelineProvider {
  /// Sample lanes, for the gallery and for the placeholder.
  private var sample: PoolEntry { PoolEntry(date: .now, lanes: 4) }

  func placeholder(in context: Context) -> PoolEntry { sample }

  func getSnapshot(in context: Context, completion: @escaping (PoolEntry) -> Void) {
    completion(context.isPreview ? sample : entry(.now))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<PoolEntry>) -> Void) {
    let now = Date.now
    let calendar = Calendar.current
    let hour = calendar.dateInterval(of: .hour, for: now)?.start ?? now
    let dates = [now] + (1...8).map { hour.addingTimeInterval(Double($0) * 3600) }
    completion(Timeline(entries: dates.map(entry), policy: .atEnd))
  }

  private func entry(_ date: Date) -> PoolEntry {
    PoolEntry(date: date, lanes: Pool.lanes(at: date))
  }
}

struct PoolView: View {
  @Environment(\.widgetFamily) private var family
  let entry: PoolEntry

  var body: some View {
    VStack(alignment: .leading) {
      Image(systemName: "figure.pool.swim")
        .unredacted()
      if let lanes = entry.lanes {
        Text("\(lanes)")
          .font(.largeTitle.bold())
        Text(lanes == 1 ? "lane is free" : "lanes are free")
          .font(.caption)
        if family == .systemMedium {
          Text("closes in \(Pool.closing(after: entry.date), style: .relative)")
            .font(.caption)
        }
      } else {
        Text("Closed")
          .font(.title.bold())
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
  }
}

extension View {
  /// Adds the container background that iOS 17 needs, and only padding on older systems.
  @ViewBuilder fileprivate func onItsGround() -> some View {
    if #available(iOS 17.0, *) {
      containerBackground(.fill.tertiary, for: .widget)
    } else {
      padding()
    }
  }
}

struct PoolWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Pool", provider: PoolProvider()) { entry in
      PoolView(entry: entry)
        .onItsGround()
    }
    .configurationDisplayName("Free lanes")
    .description("See when there is room to swim.")
    .supportedFamilies([.systemSmall, .systemMedium])
  }
}

@main
struct PoolBundle: WidgetBundle {
  var body: some Widget {
    PoolWidget()
    TicketWidget()
  }
}

@available(iOS 17.0, *)
#Preview("Small", as: .systemSmall) {
  PoolWidget()
} timeline: {
  PoolEntry(date: .now, lanes: 4)
  PoolEntry(date: .now, lanes: nil)
}

@available(iOS 17.0, *)
#Preview("Medium", as: .systemMedium) {
  PoolWidget()
} timeline: {
  PoolEntry(date: .now, lanes: 4)
  PoolEntry(date: .now, lanes: nil)
}
