import Foundation

/// The departure that the app has looked up last, where the widget finds it.
///
/// App and widget are both in the app group `group.example.trains`.
enum DepartureStore {
  private static let key = "departure"

  private static var shared: UserDefaults? { UserDefaults(suiteName: "group.example.trains") }

  /// Nil as long as nothing was saved, or where it cannot be read.
  static var last: Departure? {
    guard let data = shared?.data(forKey: key) else { return nil }
    return try! JSONDecoder().decode(Departure.self, from: data)
  }

  static func save(_ departure: Departure) {
    shared?.set(try? JSONEncoder().encode(departure), forKey: key)
  }
}
