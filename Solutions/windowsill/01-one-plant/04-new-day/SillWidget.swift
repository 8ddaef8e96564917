import SwiftUI
import WidgetKit

/// The plant on one day.
struct SillEntry: TimelineEntry {
  let date: Date
  let plant: Plant
  /// The number of days since the watering.
  let days: Int
}

struct SillProvider: TimelineProvider {
  /// A fern that was watered this morning.
  private let plant = Plant(name: "Fern", lasts: 3)

  func placeholder(in context: Context) -> SillEntry {
    SillEntry(date: .now, plant: plant, days: 0)
  }

  func getSnapshot(in context: Context, completion: @escaping (SillEntry) -> Void) {
    completion(SillEntry(date: .now, plant: plant, days: 0))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<SillEntry>) -> Void) {
    let today = Calendar.current.startOfDay(for: .now)
    let entries = (0...plant.lasts).map { day in
      let date = Calendar.current.date(byAdding: .day, value: day, to: today) ?? today
      return SillEntry(date: date, plant: plant, days: day)
    }
    completion(Timeline(entries: entries, policy: .never))
  }
}

struct SillView: View {
  @Environment(\.widgetFamily) private var family
  let entry: SillEntry

  private var isThirsty: Bool { entry.plant.daysLeft(after: entry.days) == 0 }
  private var label: some View {
    PlantLabel(name: entry.plant.name, reminder: entry.plant.reminder(after: entry.days))
  }

  var body: some View {
    switch family {
    case .accessoryRectangular, .systemMedium:
      HStack {
        DropBadge(isThirsty: isThirsty)
          .widgetAccentable()
        label
          .lineLimit(1)
          .minimumScaleFactor(0.6)
        Spacer(minLength: 0)
      }
    default:
      VStack(alignment: .leading) {
        DropBadge(isThirsty: isThirsty)
          .widgetAccentable()
        Spacer(minLength: 8)
        label
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }
  }
}

@main
struct SillWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "SillWidget", provider: SillProvider()) { entry in
      SillView(entry: entry)
        .containerBackground(.mint.opacity(0.25), for: .widget)
    }
    .configurationDisplayName("Windowsill")
    .description("See when your plant needs water.")
    .supportedFamilies([.systemSmall, .systemMedium, .accessoryRectangular])
  }
}
