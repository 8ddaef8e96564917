import SwiftUI
import WidgetKit

struct AlmanacEntryView: View {
  let entry: ForecastEntry

  var body: some View {
    // TODO: show the place and the temperature of the entry's forecast.
    Text("Almanac")
  }
}

@main
struct AlmanacWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "AlmanacWidget", provider: ForecastProvider()) { entry in
      AlmanacEntryView(entry: entry)
      // TODO: hand the system a background.
    }
    // TODO: a name, a description, and the two sizes that this course draws.
  }
}
