import CoreLocation
import SwiftUI
import WidgetKit

struct HereEntry: TimelineEntry {
  let date: Date
  let whereabouts: Whereabouts
}

struct HereProvider: TimelineProvider {
  private var now: HereEntry {
    let manager = CLLocationManager()
    return HereEntry(
      date: .now,
      whereabouts: Whereabouts(
        manager.authorizationStatus,
        isAuthorizedForWidgets: manager.isAuthorizedForWidgetUpdates, last: manager.location,
        now: .now))
  }

  func placeholder(in context: Context) -> HereEntry {
    HereEntry(date: .now, whereabouts: .near(Town.all[0]))
  }

  func getSnapshot(in context: Context, completion: @escaping (HereEntry) -> Void) {
    completion(context.isPreview ? placeholder(in: context) : now)
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<HereEntry>) -> Void) {
    let entry = now
    // TODO: when does it make sense to ask again?
    completion(Timeline(entries: [entry], policy: .after(.now.addingTimeInterval(60))))
  }
}

struct HereWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "HereWidget", provider: HereProvider()) { entry in
      HereView(whereabouts: entry.whereabouts)
    }
    .configurationDisplayName("Here")
    .description("See the weather where you are.")
    .supportedFamilies([.systemSmall])
  }
}
