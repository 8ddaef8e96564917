/// A day's walking record.
///
/// Leave this file as it is.
struct Walk: Codable, Sendable {
  /// The minutes walked today, and the goal.
  var minutes: Int
  var goal: Int
  var steps = 6204
  var floors = 7
  var calories = 311
  var heartRate = 94
  var longest = "Riverside, 21 min"

  static let today = Walk(minutes: 42, goal: 60)
}
