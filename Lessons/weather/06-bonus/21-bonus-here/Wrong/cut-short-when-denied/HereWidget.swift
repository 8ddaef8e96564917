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
    let wait: TimelineReloadPolicy =
      switch entry.whereabouts {
      case .denied, .notAsked: .never
      case .unknown: .after(.now.addingTimeInterval(15 * 60))
      case .near: .after(.now.addingTimeInterval(60 * 60))
      }
    completion(Timeline(entries: [entry], policy: wait))
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
