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

extension Place {
  /// Where a tap leads: `almanac://place?id=jeju`.
  var link: URL? {
    var parts = URLComponents()
    parts.scheme = "almanac"
    parts.host = "place"
    parts.queryItems = [URLQueryItem(name: "id", value: rawValue)]
    return parts.url
  }

  /// The place's name as its reader writes it.
  func name(in locale: Locale) -> String {
    guard locale.language.languageCode == .korean else { return forecast.place }
    return switch rawValue {
    case "seoul": "서울"
    case "busan": "부산"
    case "jeju": "제주"
    default: forecast.place
    }
  }
}
