import WidgetKit

struct PollenEntry: TimelineEntry {
  let date: Date
  /// Nil until the app has requested a reading.
  let reading: Reading?
}

struct PollenProvider: TimelineProvider {
  func placeholder(in context: Context) -> PollenEntry {
    PollenEntry(date: .now, reading: .sample)
  }

  func getSnapshot(in context: Context, completion: @escaping (PollenEntry) -> Void) {
    completion(PollenEntry(date: .now, reading: context.isPreview ? .sample : ReadingStore.latest))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<PollenEntry>) -> Void) {
    let entry = PollenEntry(date: .now, reading: ReadingStore.latest)
    completion(Timeline(entries: [entry], policy: .after(.now.addingTimeInterval(3600))))
  }
}
