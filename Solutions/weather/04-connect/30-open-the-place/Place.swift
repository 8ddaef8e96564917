import Foundation

/// A place with its weather.
///
/// Leave this file as it is.
struct Place: Equatable {
  /// The service's identifier for the place.
  ///
  /// It may contain any character.
  let id: String
  let name: String
  /// In degrees Celsius.
  let temperature: Int

  static let all = [
    Place(id: "jeju", name: "Jeju", temperature: 24),
    Place(id: "busan", name: "Busan", temperature: 21),
    Place(id: "seoul & incheon", name: "Seoul", temperature: 18),
  ]

  /// The link for a tap on the widget, such as `rings://place?id=jeju`.
  var link: URL? {
    var parts = URLComponents()
    parts.scheme = "rings"
    parts.host = "place"
    parts.queryItems = [URLQueryItem(name: "id", value: id)]
    return parts.url
  }
}
