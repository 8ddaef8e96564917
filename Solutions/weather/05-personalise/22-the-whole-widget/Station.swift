import Foundation

/// What the app and its widgets keep in common.
///
/// Leave this file as it is.
enum Station {
  private static let key = "station.readings"

  /// How often somebody had the station look again.
  static var readings: Int { UserDefaults.standard.integer(forKey: key) }

  /// Has the station look again at every place.
  static func lookAgain() {
    UserDefaults.standard.set(readings + 1, forKey: key)
  }
}

/// The places that somebody likes.
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
  /// Where a tap on a place's widget leads: `almanac://place?id=jeju`.
  static func link(to place: Place) -> URL? {
    var parts = URLComponents()
    parts.scheme = "almanac"
    parts.host = "place"
    parts.queryItems = [URLQueryItem(name: "id", value: place.rawValue)]
    return parts.url
  }

  /// A place's name as its reader writes it.
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
