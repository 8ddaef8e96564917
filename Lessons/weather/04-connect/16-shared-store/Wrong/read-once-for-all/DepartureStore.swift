import Foundation

enum DepartureStore {
  private nonisolated(unsafe) static var memory: Departure?
  static var last: Departure? {
    if memory == nil {
      let d = UserDefaults(suiteName: "group.example.trains")!
      guard let data = d.data(forKey: "departure") else { return nil }
      memory = try? JSONDecoder().decode(Departure.self, from: data)
    }
    return memory
  }
  static func save(_ departure: Departure) {
    let d = UserDefaults(suiteName: "group.example.trains")!
    d.set(try! JSONEncoder().encode(departure), forKey: "departure")
  }
}
