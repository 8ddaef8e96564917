import Foundation

/// The next train that the app has found.
struct Departure: Codable, Equatable, Sendable {
  var destination: String
  var platform: Int
  /// The departure time.
  var date: Date
}
