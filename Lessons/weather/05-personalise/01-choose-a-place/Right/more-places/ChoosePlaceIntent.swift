import AppIntents
import WidgetKit

enum Place: String, CaseIterable, AppEnum {
  case seoul
  case busan
  case jeju
  case daejeon

  static var typeDisplayRepresentation: TypeDisplayRepresentation { "City" }

  static var caseDisplayRepresentations: [Place: DisplayRepresentation] {
    [
      .seoul: DisplayRepresentation(title: "서울"), .busan: DisplayRepresentation(title: "부산"),
      .jeju: DisplayRepresentation(title: "제주"), .daejeon: DisplayRepresentation(title: "대전"),
    ]
  }

  var forecast: Forecast {
    let places: [Place: (name: String, temperature: Int)] = [
      .seoul: ("Seoul", 23), .busan: ("Busan", 25), .jeju: ("Jeju", 28), .daejeon: ("Daejeon", 24),
    ]
    var forecast = Forecast.sample
    if let place = places[self] {
      forecast.place = place.name
      forecast.temperature = place.temperature
    }
    return forecast
  }
}

struct ChoosePlaceIntent: WidgetConfigurationIntent {
  static var title: LocalizedStringResource { "Place" }

  @Parameter(title: "City", description: "Where you want to be", default: Place.seoul)
  var place: Place

  init() {}

  init(place: Place) {
    self.place = place
  }
}
