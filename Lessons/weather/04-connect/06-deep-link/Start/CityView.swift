import SwiftUI
import WidgetKit

extension City {
  /// The link that opens the app on this city, such as `rings://city?id=jeju`.
  var link: URL? {
    // TODO: add the id as a query item. It may contain any character.
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
          // TODO: set one link for the whole widget that opens the city.
          .widgetURL(URL(string: "rings://settings"))
      }
      Spacer()
      Text("\(city.temperature)°")
        .font(.system(size: 44, weight: .light))
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
  }
}
