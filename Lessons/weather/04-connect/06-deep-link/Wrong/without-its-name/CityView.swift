import SwiftUI
import WidgetKit

extension City {
  /// What the app reads to open on this city: `rings://city?id=jeju`.
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
