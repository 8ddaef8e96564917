import SwiftUI
import WidgetKit

/// A dose of medicine to take at a certain time.
struct Dose: Hashable, Sendable {
  /// The medicine's name, which is private.
  let name: String
  let date: Date
}

/// The user's daily doses.
enum Plan {
  private static let names = [8: "Vitamin D", 13: "Iron", 21: "Magnesium"]

  /// Returns the next doses after a date, in order.
  static func doses(after date: Date, count: Int) -> [Dose] {
    let calendar = Calendar.current
    let today = calendar.startOfDay(for: date)
    var doses: [Dose] = []
    for day in 0...2 {
      for (hour, name) in names.sorted(by: { $0.key < $1.key }) {
        let parts = DateComponents(day: day, hour: hour)
        guard let time = calendar.date(byAdding: parts, to: today), time > date else { continue }
        doses.append(Dose(name: name, date: time))
      }
    }
    return Array(doses.prefix(count))
  }
}

struct OwnEntry: TimelineEntry {
  let date: Date
  let doses: [Dose]

  init(date: Date) {
    self.date = date
    doses = Plan.doses(after: date, count: 4)
  }

  /// A higher relevance in the last hour before a dose.
  var relevance: TimelineEntryRelevance? {
    let isNear = doses.first.map { $0.date.timeIntervalSince(date) <= 3600 } ?? false
    return TimelineEntryRelevance(score: isNear ? 50 : 5)
  }
}

struct OwnProvider: TimelineProvider {
  func placeholder(in context: Context) -> OwnEntry { OwnEntry(date: .now) }

  func getSnapshot(in context: Context, completion: @escaping (OwnEntry) -> Void) {
    completion(OwnEntry(date: .now))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<OwnEntry>) -> Void) {
    let now = Date.now
    // The content changes only when a dose is due.
    let changes = [now] + Plan.doses(after: now, count: 4).map(\.date)
    completion(Timeline(entries: changes.map(OwnEntry.init), policy: .atEnd))
  }
}

struct OwnEntryView: View {
  @Environment(\.widgetFamily) private var family
  let entry: OwnEntry

  var body: some View {
    layout
      .lineLimit(1)
      .minimumScaleFactor(0.5)
      .dynamicTypeSize(...DynamicTypeSize.accessibility2)
      .widgetURL(URL(string: "doses://next"))
  }

  @ViewBuilder private var layout: some View {
    switch family {
    case .systemSmall:
      NextDose(dose: entry.doses.first)
    case .systemMedium:
      HStack {
        NextDose(dose: entry.doses.first)
        Divider()
        LaterDoses(doses: Array(entry.doses.dropFirst()))
      }
    case .accessoryRectangular:
      VStack(alignment: .leading) {
        if let dose = entry.doses.first {
          Text(dose.date, style: .time)
            .font(.headline)
            .widgetAccentable()
          Text(dose.name)
            .privacySensitive()
        }
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    case .accessoryInline:
      if let dose = entry.doses.first {
        Label {
          Text(dose.date, style: .time)
        } icon: {
          Image(systemName: "cross.case.fill")
        }
      }
    default:
      EmptyView()
    }
  }
}

/// The time and the name of the next dose.
struct NextDose: View {
  let dose: Dose?

  var body: some View {
    VStack(alignment: .leading) {
      Image(systemName: "cross.case.fill")
        .font(.title2)
        .widgetAccentable()
        .accessibilityHidden(true)
      Spacer(minLength: 0)
      if let dose {
        Text(dose.date, style: .time)
          .font(.title)
        Text(dose.name)
          .font(.caption)
          .privacySensitive()
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
  }
}

/// The doses after the next one.
struct LaterDoses: View {
  let doses: [Dose]

  var body: some View {
    VStack(alignment: .leading) {
      ForEach(doses, id: \.self) { dose in
        HStack {
          Text(dose.date, style: .time)
          Text(dose.name)
            .foregroundStyle(.secondary)
            .privacySensitive()
        }
        .font(.caption)
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}

@main
struct OwnWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "NextDose", provider: OwnProvider()) { entry in
      OwnEntryView(entry: entry)
        .containerBackground(.background, for: .widget)
    }
    .configurationDisplayName("Next dose")
    .description("See when to take the next one.")
    .supportedFamilies([.systemSmall, .systemMedium, .accessoryRectangular, .accessoryInline])
  }
}

#Preview("Small", as: .systemSmall) {
  OwnWidget()
} timeline: {
  OwnEntry(date: .now)
  OwnEntry(date: .now + 12 * 3600)
}

#Preview("Medium", as: .systemMedium) {
  OwnWidget()
} timeline: {
  OwnEntry(date: .now)
  OwnEntry(date: .now + 12 * 3600)
}
