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
    let now = Date.now
    var entries: [DoseEntry] = []
    for dose in MedicineBox.doses {
      let date = Calendar.current.date(byAdding: .hour, value: dose.inHours, to: now) ?? now
      entries.append(DoseEntry(date: date, dose: dose))
    }
    completion(Timeline(entries: entries, policy: .atEnd))
  }
}

struct DoseEntryView: View {
  let entry: DoseEntry

  var body: some View {
    Text("\(entry.dose.pills) × \(entry.dose.medicine)").minimumScaleFactor(0.5)
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
