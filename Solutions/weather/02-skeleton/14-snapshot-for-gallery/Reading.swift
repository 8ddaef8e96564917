import Foundation

/// The amount of pollen in the air.
struct Reading: Hashable {
  var plant: String
  var level: String

  /// A sample for the gallery: a good day, somewhere.
  static let sample = Reading(plant: "Birch", level: "low")
}

/// The app's latest reading, stored where the widget can find it.
enum ReadingStore {
  private static var defaults: UserDefaults { .standard }

  static var latest: Reading? {
    guard let plant = defaults.string(forKey: "plant"), let level = defaults.string(forKey: "level")
    else { return nil }
    return Reading(plant: plant, level: level)
  }

  static func keep(_ reading: Reading) {
    defaults.set(reading.plant, forKey: "plant")
    defaults.set(reading.level, forKey: "level")
  }

  static func forget() {
    defaults.removeObject(forKey: "plant")
    defaults.removeObject(forKey: "level")
  }
}
