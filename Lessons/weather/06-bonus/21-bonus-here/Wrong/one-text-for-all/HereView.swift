import SwiftUI
import WidgetKit

/// The weather of where one is, as far as that is known.
struct HereView: View {
  let whereabouts: Whereabouts

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      if case .near(let town) = whereabouts {
        Text(town.name)
        Text("\(town.temperature)°")
          .font(.largeTitle)
      } else {
        Text("No weather")
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
    .containerBackground(.fill.tertiary, for: .widget)
  }
}
