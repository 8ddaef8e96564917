/// A plant on the windowsill.
struct Plant {
  var name: String
  /// The number of days that one watering lasts.
  var lasts: Int

  /// The number of days that the plant can still wait.
  func daysLeft(after days: Int) -> Int {
    // TODO: count down from the day of the watering
    lasts
  }

  /// The words that the widget shows.
  func reminder(after days: Int) -> String {
    // TODO: say when to water the plant
    ""
  }
}
