import SwiftUI
import WidgetKit

/// The widget's content, starting at `date`.
struct OwnEntry: TimelineEntry {
  let date: Date
  // TODO: add what people want to know from that date on.
}

struct OwnProvider: TimelineProvider {
  func placeholder(in context: Context) -> OwnEntry { OwnEntry(date: .now) }

  func getSnapshot(in context: Context, completion: @escaping (OwnEntry) -> Void) {
    completion(OwnEntry(date: .now))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<OwnEntry>) -> Void) {
    // TODO: add an entry for each moment when something changes, and say when to ask again.
    completion(Timeline(entries: [OwnEntry(date: .now)], policy: .never))
  }
}

struct OwnEntryView: View {
  let entry: OwnEntry

  var body: some View {
    // TODO: write a layout for each family.
    Text("My own widget")
  }
}

@main
struct OwnWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "OwnWidget", provider: OwnProvider()) { entry in
      OwnEntryView(entry: entry)
      // TODO: add a background, a name, a description and families.
    }
  }
}
