import SwiftUI
import WidgetKit

extension City {
  /// The link that opens the app on this city, such as `rings://city?id=jeju`.
  var link: URL? {
    var parts = URLComponents()
    parts.scheme = "rings"
    parts.host = "city"
    parts.queryItems = [URLQueryItem(name: "id", value: id)]
    return parts.url
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
      }
      Spacer()
      Text("\(city.temperature)°")
        .font(.system(size: 44, weight: .light))
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
    .widgetURL(city.link)
  }
}
