import SwiftUI
import WidgetKit

extension City {
  /// What the app reads to open on this city: `rings://city?id=jeju`.
  var link: URL? {
    // TODO: the id as a query item; any character may stand in it.
    URL(string: "rings://city")
  }
}

struct CityView: View {
  let city: City

  var body: some View {
    VStack(alignment: .leading) {
      HStack {
        Text(city.name)
          .font(.headline)
        Spacer()
        Image(systemName: "gearshape")
          .foregroundStyle(.secondary)
          // TODO: one link for the whole widget, and it opens the city.
          .widgetURL(URL(string: "rings://settings"))
      }
      Spacer()
      Text("\(city.temperature)°")
        .font(.system(size: 44, weight: .light))
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
  }
}
