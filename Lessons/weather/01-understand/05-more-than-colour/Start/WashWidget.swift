import SwiftUI
import WidgetKit

struct WashEntry: TimelineEntry {
  let date: Date
  let machine: Machine
}

struct WashProvider: TimelineProvider {
  private let machine = Machine(name: "Washer 2", state: .done)

  func placeholder(in context: Context) -> WashEntry {
    WashEntry(date: .now, machine: machine)
  }

  func getSnapshot(in context: Context, completion: @escaping (WashEntry) -> Void) {
    completion(WashEntry(date: .now, machine: machine))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<WashEntry>) -> Void) {
    let entry = WashEntry(date: .now, machine: machine)
    completion(Timeline(entries: [entry], policy: .after(.now + 3600)))
  }
}

@main
struct WashWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "WashWidget", provider: WashProvider()) { entry in
      WashView(machine: entry.machine)
        .containerBackground(.background, for: .widget)
    }
    .configurationDisplayName("Laundry")
    .description("See whether the washing is done.")
    .supportedFamilies([.systemSmall])
  }
}
