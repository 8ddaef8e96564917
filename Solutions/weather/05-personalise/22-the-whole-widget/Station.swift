import Foundation

/// The data that the app and its widgets share.
///
/// Leave this file as it is.
enum Station {
  private static let key = "station.readings"

  /// The number of new readings so far.
  static var readings: Int { UserDefaults.standard.integer(forKey: key) }

  /// Makes the station take a new reading at every place.
  static func lookAgain() {
    UserDefaults.standard.set(readings + 1, forKey: key)
  }
}

/// The user's favorite places.
enum Favourites {
  private static func key(_ place: Place) -> String { "favourite.\(place.rawValue)" }

  static func contains(_ place: Place) -> Bool {
    UserDefaults.standard.bool(forKey: key(place))
  }

  static func set(_ isFavourite: Bool, for place: Place) {
    UserDefaults.standard.set(isFavourite, forKey: key(place))
  }
}

extension Station {
  /// The link that a tap on a place's widget opens: `almanac://place?id=jeju`.
  static func link(to place: Place) -> URL? {
    var parts = URLComponents()
    parts.scheme = "almanac"
    parts.host = "place"
    parts.queryItems = [URLQueryItem(name: "id", value: place.rawValue)]
    return parts.url
  }

  /// Returns a place's name in the reader's language.
  static func name(of place: Place, in locale: Locale) -> String {
    guard locale.language.languageCode == .korean else { return place.forecast.place }
    return switch place.rawValue {
    case "seoul": "서울"
    case "busan": "부산"
    case "jeju": "제주"
    default: place.forecast.place
    }
  }
}
