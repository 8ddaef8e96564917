import SwiftUI
import WidgetKit

/// What the widget shows from a moment on.
struct DoseEntry: TimelineEntry {
  let date: Date
  let dose: Dose
}

struct DoseProvider: TimelineProvider {
  func placeholder(in context: Context) -> DoseEntry {
    DoseEntry(date: .now, dose: MedicineBox.doses[0])
  }

  func getSnapshot(in context: Context, completion: @escaping (DoseEntry) -> Void) {
    completion(placeholder(in: context))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<DoseEntry>) -> Void) {
    // TODO: an entry for each dose, with its date.
    let entries = MedicineBox.doses.map {
      DoseEntry(date: .now.addingTimeInterval(Double($0.inHours) * 3600), dose: $0)
    }
    completion(Timeline(entries: entries, policy: .atEnd))
  }
}

struct DoseEntryView: View {
  let entry: DoseEntry

  var body: some View {
    // TODO: draw what the entry says, and nothing else.
    VStack(alignment: .leading) {
      Text(entry.dose.medicine)
        .font(.headline)
      Text("Take \(entry.dose.pills)")
        .font(.title)
    }
  }
}

@main
struct DoseWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "DoseWidget", provider: DoseProvider()) { entry in
      DoseEntryView(entry: entry)
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .configurationDisplayName("Medicine")
    .description("See what to take next.")
    .supportedFamilies([.systemSmall])
  }
}
