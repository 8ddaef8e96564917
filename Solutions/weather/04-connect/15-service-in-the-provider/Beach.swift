import Foundation

/// The water temperature in degrees Celsius, now and in each of the next two hours.
struct Water: Decodable, Sendable {
  var hours: [Int]

  /// A day in June, as a sample for the gallery.
  static let sample = Water(hours: [22, 22, 21])
}

/// The beach's service and its last response.
///
/// Leave this file as it is.
@MainActor
enum Beach {
  /// The last response, or nil before the first one.
  private(set) static var lastKnown: Water?

  /// Asks the service.
  ///
  /// Throws if it doesn't answer.
  static func water() async throws -> Water {
    guard let url = URL(string: "https://weather.example/water?beach=haeundae") else {
      throw URLError(.badURL)
    }
    let request = URLRequest(url: url, timeoutInterval: 10)
    let (data, response) = try await URLSession.shared.data(for: request)
    guard (response as? HTTPURLResponse)?.statusCode == 200 else {
      throw URLError(.badServerResponse)
    }
    let water = try JSONDecoder().decode(Water.self, from: data)
    lastKnown = water
    return water
  }
}
