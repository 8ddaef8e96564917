import SwiftUI
import WidgetKit

/// What the widget shows from a moment on.
struct DoseEntry: TimelineEntry {
  let date: Date
  let name: String
  let count: Int
  var relevance: TimelineEntryRelevance? { TimelineEntryRelevance(score: Float(count)) }
}

struct DoseProvider: TimelineProvider {
  func placeholder(in context: Context) -> DoseEntry {
    DoseEntry(date: .now, name: MedicineBox.doses[0].medicine, count: MedicineBox.doses[0].pills)
  }

  func getSnapshot(in context: Context, completion: @escaping (DoseEntry) -> Void) {
    completion(placeholder(in: context))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<DoseEntry>) -> Void) {
    let now = Date.now
    let entries = MedicineBox.doses.map { dose in
      DoseEntry(
        date: now.addingTimeInterval(Double(dose.inHours) * 3600), name: dose.medicine,
        count: dose.pills)
    }
    completion(Timeline(entries: entries, policy: .atEnd))
  }
}

struct DoseEntryView: View {
  let entry: DoseEntry

  var body: some View {
    VStack(alignment: .leading) {
      Text(entry.name)
        .font(.headline)
      Text("Take \(entry.count)")
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
