import Foundation

enum DepartureStore {
  private static var file: URL {
    FileManager.default.temporaryDirectory.appending(path: "departure.json")
  }

  static var last: Departure? {
    guard let data = try? Data(contentsOf: file) else { return nil }
    return try? JSONDecoder().decode(Departure.self, from: data)
  }

  static func save(_ departure: Departure) {
    try? JSONEncoder().encode(departure).write(to: file)
  }
}
