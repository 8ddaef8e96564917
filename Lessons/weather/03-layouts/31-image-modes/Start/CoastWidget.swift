import SwiftUI
import WidgetKit

/// An entry for all four images, side by side.
struct CoastEntry: TimelineEntry {
  let date: Date
}

struct CoastProvider: TimelineProvider {
  func placeholder(in context: Context) -> CoastEntry { CoastEntry(date: .now) }

  func getSnapshot(in context: Context, completion: @escaping (CoastEntry) -> Void) {
    completion(CoastEntry(date: .now))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<CoastEntry>) -> Void) {
    completion(Timeline(entries: [CoastEntry(date: .now)], policy: .never))
  }
}

struct CoastWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "CoastWidget", provider: CoastProvider()) { _ in
      HStack(spacing: 12) {
        AlbumCover()
        WebcamPicture()
        FavouritePicture()
        CoastBadge()
      }
      .containerBackground(.fill.tertiary, for: .widget)
    }
    .configurationDisplayName("Coast")
    .description("See the coast from the pier.")
    .supportedFamilies([.systemMedium])
  }
}
