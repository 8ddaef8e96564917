import SwiftUI
import WidgetKit

/// What the widget shows from a moment on.
struct DoseEntry: TimelineEntry {
  let date: Date
  let dose: ShownDose
}

final class ShownDose {
  var medicine = ""
  var pills = 0
}

struct DoseProvider: TimelineProvider {
  func placeholder(in context: Context) -> DoseEntry {
    let first = ShownDose()
    first.medicine = MedicineBox.doses[0].medicine
    first.pills = MedicineBox.doses[0].pills
    return DoseEntry(date: .now, dose: first)
  }

  func getSnapshot(in context: Context, completion: @escaping (DoseEntry) -> Void) {
    completion(placeholder(in: context))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<DoseEntry>) -> Void) {
    let now = Date.now
    let shown = ShownDose()
    let entries = MedicineBox.doses.map { dose in
      shown.medicine = dose.medicine
      shown.pills = dose.pills
      return DoseEntry(date: now.addingTimeInterval(Double(dose.inHours) * 3600), dose: shown)
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
