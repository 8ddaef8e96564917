import SwiftUI
import WidgetKit

/// What the widget shows from a moment on.
struct OwnEntry: TimelineEntry {
  let date: Date
  // TODO: what people want to know from then on.
}

struct OwnProvider: TimelineProvider {
  func placeholder(in context: Context) -> OwnEntry { OwnEntry(date: .now) }

  func getSnapshot(in context: Context, completion: @escaping (OwnEntry) -> Void) {
    completion(OwnEntry(date: .now))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<OwnEntry>) -> Void) {
    // TODO: the moments at which something changes, and when to ask again.
    completion(Timeline(entries: [OwnEntry(date: .now)], policy: .never))
  }
}

struct OwnEntryView: View {
  let entry: OwnEntry

  var body: some View {
    // TODO: a layout for each family.
    Text("My own widget")
  }
}

@main
struct OwnWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "OwnWidget", provider: OwnProvider()) { entry in
      OwnEntryView(entry: entry)
      // TODO: a background, a name, a description, families.
    }
  }
}
