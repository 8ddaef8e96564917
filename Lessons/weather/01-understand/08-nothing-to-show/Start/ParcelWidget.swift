import SwiftUI
import WidgetKit

struct ParcelEntry: TimelineEntry {
  let date: Date
  let post: Post
}

struct ParcelProvider: TimelineProvider {
  private let sample = Post.parcels([Parcel(content: "Winter boots", arrival: "Thursday")])

  func placeholder(in context: Context) -> ParcelEntry { ParcelEntry(date: .now, post: sample) }

  func getSnapshot(in context: Context, completion: @escaping (ParcelEntry) -> Void) {
    completion(ParcelEntry(date: .now, post: context.isPreview ? sample : .signedOut))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<ParcelEntry>) -> Void) {
    let entry = ParcelEntry(date: .now, post: .signedOut)
    completion(Timeline(entries: [entry], policy: .after(.now + 3600)))
  }
}

@main
struct ParcelWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "ParcelWidget", provider: ParcelProvider()) { entry in
      ParcelView(post: entry.post)
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .configurationDisplayName("Parcels")
    .description("See when your next parcel comes.")
    .supportedFamilies([.systemSmall])
  }
}
