import Foundation

/// The next train, as the app has looked it up.
struct Departure: Codable, Equatable, Sendable {
  var destination: String
  var platform: Int
  /// When it leaves.
  var date: Date
}
