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
    // TODO: who sees this entry?
    completion(PollenEntry(date: .now, reading: ReadingStore.latest))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<PollenEntry>) -> Void) {
    // TODO: and who sees this one?
    let entry = PollenEntry(date: .now, reading: ReadingStore.latest ?? .sample)
    completion(Timeline(entries: [entry], policy: .after(.now.addingTimeInterval(3600))))
  }
}
