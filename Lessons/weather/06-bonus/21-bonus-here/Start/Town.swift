import CoreLocation

/// A town with known weather.
struct Town: Sendable {
  let name: String
  let latitude: Double
  let longitude: Double
  /// The temperature in degrees Celsius.
  let temperature: Int

  static let all = [
    Town(name: "Seoul", latitude: 37.57, longitude: 126.98, temperature: 19),
    Town(name: "Gangneung", latitude: 37.75, longitude: 128.88, temperature: 17),
    Town(name: "Busan", latitude: 35.18, longitude: 129.08, temperature: 22),
    Town(name: "Jeju", latitude: 33.50, longitude: 126.53, temperature: 24),
  ]
}
