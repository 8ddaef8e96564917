import AppIntents
import SwiftUI
import WidgetKit

/// Today's glasses of water, shared by the app and its widgets.
enum Glasses {
  static var today: Int {
    get { UserDefaults.standard.integer(forKey: "glasses") }
    set { UserDefaults.standard.set(newValue, forKey: "glasses") }
  }
}

struct GlassEntry: TimelineEntry {
  let date: Date
  let count: Int
}

struct GlassProvider: TimelineProvider {
  func placeholder(in context: Context) -> GlassEntry { GlassEntry(date: .now, count: 3) }

  func getSnapshot(in context: Context, completion: @escaping (GlassEntry) -> Void) {
    completion(GlassEntry(date: .now, count: context.isPreview ? 3 : Glasses.today))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<GlassEntry>) -> Void) {
    let entry = GlassEntry(date: .now, count: Glasses.today)
    completion(Timeline(entries: [entry], policy: .after(.now.addingTimeInterval(3600))))
  }
}

/// The widget with the plus button.
struct AddWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "AddGlass", provider: GlassProvider()) { entry in
      VStack {
        Text("\(entry.count)")
          .font(.largeTitle)
        Button(intent: AddGlassIntent()) {
          Label("Glass", systemImage: "plus")
            .frame(minWidth: 44, minHeight: 44)
        }
      }
      .containerBackground(.background, for: .widget)
    }
    .configurationDisplayName("Drink")
    .description("Count a glass of water.")
    .supportedFamilies([.systemSmall])
  }
}

/// The widget that shows the day.
struct DayWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "GlassesOfTheDay", provider: GlassProvider()) { entry in
      Gauge(value: min(Double(entry.count), 8), in: 0...8) {
        Text("\(entry.count) glasses today")
      }
      .containerBackground(.background, for: .widget)
    }
    .configurationDisplayName("Day")
    .description("See how much you have drunk.")
    .supportedFamilies([.systemSmall])
  }
}

/// A widget that doesn't depend on the glasses.
struct QuotationWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Quotation", provider: GlassProvider()) { _ in
      Text("Water is best.")
        .containerBackground(.background, for: .widget)
    }
    .configurationDisplayName("Quotation")
    .description("Read a line about water.")
    .supportedFamilies([.systemSmall])
  }
}

@main
struct GlassBundle: WidgetBundle {
  var body: some Widget {
    AddWidget()
    DayWidget()
    QuotationWidget()
  }
}
