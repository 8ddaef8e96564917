import Foundation

/// The same in a file that both processes can read.
enum DepartureStore {
  private static var file: URL? {
    FileManager.default
      .containerURL(forSecurityApplicationGroupIdentifier: "group.example.trains")?
      .appending(path: "departure.json")
  }

  static var last: Departure? {
    guard let file, let data = try? Data(contentsOf: file) else { return nil }
    return try? JSONDecoder().decode(Departure.self, from: data)
  }

  static func save(_ departure: Departure) {
    guard let file, let data = try? JSONEncoder().encode(departure) else { return }
    try? data.write(to: file, options: .atomic)
  }
}
