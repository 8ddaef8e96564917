import SwiftUI
import WidgetKit

struct LibraryEntry: TimelineEntry {
  var date = Date.now
  let name: String
  let isOpen: Bool
  let until: String

  static let open = LibraryEntry(name: "City Library", isOpen: true, until: "until 20:00")
  static let closed = LibraryEntry(name: "City Library", isOpen: false, until: "until Tuesday")
  static let longest = LibraryEntry(
    name: "Municipal Library of Upper Hansan-myeon", isOpen: false, until: "until Wednesday")
}

struct LibraryProvider: TimelineProvider {
  func placeholder(in context: Context) -> LibraryEntry { .open }

  func getSnapshot(in context: Context, completion: @escaping (LibraryEntry) -> Void) {
    completion(.open)
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<LibraryEntry>) -> Void) {
    completion(Timeline(entries: [.open], policy: .after(.now.addingTimeInterval(3600))))
  }
}

struct LibraryView: View {
  let entry: LibraryEntry

  var body: some View {
    VStack(alignment: .leading) {
      Text(entry.name)
        .font(.headline)
      Spacer()
      Text(entry.isOpen ? "Open" : "Closed")
        .font(.title2.bold())
      Text(entry.until)
        .font(.caption)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
    .containerBackground(.fill.tertiary, for: .widget)
  }
}

struct LibraryWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Library", provider: LibraryProvider()) { LibraryView(entry: $0) }
      .configurationDisplayName("Library")
      .description("See whether the library is open.")
      .supportedFamilies([.systemSmall, .systemMedium])
  }
}
