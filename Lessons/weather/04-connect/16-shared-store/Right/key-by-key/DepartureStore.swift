import Foundation

enum DepartureStore {
  private static let defaults = UserDefaults(suiteName: "group.example.trains")

  static var last: Departure? {
    guard let destination = defaults?.string(forKey: "destination"),
      let platform = defaults?.object(forKey: "platform") as? Int,
      let date = defaults?.object(forKey: "date") as? Date
    else { return nil }
    return Departure(destination: destination, platform: platform, date: date)
  }

  static func save(_ departure: Departure) {
    defaults?.set(departure.destination, forKey: "destination")
    defaults?.set(departure.platform, forKey: "platform")
    defaults?.set(departure.date, forKey: "date")
  }
}
