import SwiftUI
import WidgetKit

/// The widget's content, starting at `date`.
struct DoseEntry: TimelineEntry {
  // TODO: store the date, and the content to show from then on.
  var date: Date { .now }
}

struct DoseProvider: TimelineProvider {
  func placeholder(in context: Context) -> DoseEntry {
    MedicineBox.current = MedicineBox.doses[0]
    return DoseEntry()
  }

  func getSnapshot(in context: Context, completion: @escaping (DoseEntry) -> Void) {
    completion(placeholder(in: context))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<DoseEntry>) -> Void) {
    // TODO: return an entry for each dose, with its date.
    let entries = MedicineBox.doses.map { dose in
      MedicineBox.current = dose
      return DoseEntry()
    }
    completion(Timeline(entries: entries, policy: .atEnd))
  }
}

struct DoseEntryView: View {
  let entry: DoseEntry

  var body: some View {
    // TODO: draw only the data in the entry.
    VStack(alignment: .leading) {
      Text(MedicineBox.current.medicine)
        .font(.headline)
      Text("Take \(MedicineBox.current.pills)")
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
