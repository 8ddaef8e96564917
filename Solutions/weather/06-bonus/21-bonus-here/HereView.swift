import SwiftUI
import WidgetKit

/// The weather at the user's location, if that's known.
struct HereView: View {
  let whereabouts: Whereabouts

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      switch whereabouts {
      case .near(let town):
        Label(town.name, systemImage: "location.fill")
          .font(.caption)
        Text("\(town.temperature)°")
          .font(.system(size: 44, weight: .light))
      case .unknown:
        Text("–°")
          .font(.system(size: 44, weight: .light))
        Text("Your place is not known yet")
          .font(.caption)
      case .notAsked:
        Text("Weather where you are")
          .font(.headline)
        Text("Open the app to allow it")
          .font(.caption)
      case .denied:
        Text("Location is off")
          .font(.headline)
        Text("Edit the widget to choose a place")
          .font(.caption)
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
    .containerBackground(.fill.tertiary, for: .widget)
  }
}
