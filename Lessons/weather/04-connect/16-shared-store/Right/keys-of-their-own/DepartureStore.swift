import Foundation

/// The same with a key for each part.
enum DepartureStore {
  private static let group = "group.example.trains"

  static var last: Departure? {
    let defaults = UserDefaults(suiteName: group)
    guard let destination = defaults?.string(forKey: "destination"),
      let date = defaults?.object(forKey: "date") as? Date
    else { return nil }
    return Departure(
      destination: destination, platform: defaults?.integer(forKey: "platform") ?? 0, date: date)
  }

  static func save(_ departure: Departure) {
    let defaults = UserDefaults(suiteName: group)
    defaults?.set(departure.destination, forKey: "destination")
    defaults?.set(departure.platform, forKey: "platform")
    defaults?.set(departure.date, forKey: "date")
  }
}
