import Foundation

/// The last departure that the app has found, stored for the widget.
///
/// The app and the widget are both in the app group `group.example.trains`.
enum DepartureStore {
  private static let key = "departure"

  private static var shared: UserDefaults? { UserDefaults(suiteName: "group.example.trains") }

  /// The last departure, or nil if there's none or it isn't readable.
  static var last: Departure? {
    guard let data = shared?.data(forKey: key) else { return nil }
    return try? JSONDecoder().decode(Departure.self, from: data)
  }

  static func save(_ departure: Departure) {
    shared?.set(try? JSONEncoder().encode(departure), forKey: key)
  }
}
