import WidgetKit

struct PollenEntry: TimelineEntry {
  let date: Date
  /// Nil as long as the app has never asked.
  let reading: Reading?
}

struct PollenProvider: TimelineProvider {
  func placeholder(in context: Context) -> PollenEntry {
    PollenEntry(date: .now, reading: .sample)
  }

  func getSnapshot(in context: Context, completion: @escaping (PollenEntry) -> Void) {
    guard !context.isPreview else {
      completion(PollenEntry(date: .now, reading: Reading.sample))
      return
    }
    completion(known)
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<PollenEntry>) -> Void) {
    completion(Timeline(entries: [known], policy: .atEnd))
  }

  /// What the widget may show to the person whose phone it is.
  private var known: PollenEntry { PollenEntry(date: Date(), reading: ReadingStore.latest) }
}
