/// What a day's walking came to.
///
/// Leave this file as it is.
struct Walk: Codable, Sendable {
  /// Minutes on foot today, and how many it should be.
  var minutes: Int
  var goal: Int
  var steps = 6204
  var floors = 7
  var calories = 311
  var heartRate = 94
  var longest = "Riverside, 21 min"

  static let today = Walk(minutes: 10, goal: 60)
}
