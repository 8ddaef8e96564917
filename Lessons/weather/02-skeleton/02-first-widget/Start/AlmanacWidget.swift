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
      // TODO: give the view a container background.
    }
    // TODO: add a name, a description, and the small and medium sizes.
  }
}
