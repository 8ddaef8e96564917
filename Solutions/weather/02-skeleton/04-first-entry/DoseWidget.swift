import SwiftUI
import WidgetKit

/// The widget's content, starting at `date`.
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
    let entries = MedicineBox.doses.map { dose in
      DoseEntry(date: now.addingTimeInterval(Double(dose.inHours) * 3600), dose: dose)
    }
    completion(Timeline(entries: entries, policy: .atEnd))
  }
}

struct DoseEntryView: View {
  let entry: DoseEntry

  var body: some View {
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
