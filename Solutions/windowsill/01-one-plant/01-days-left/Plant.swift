/// A plant on the windowsill.
struct Plant {
  var name: String
  /// The number of days that one watering lasts.
  var lasts: Int

  /// The number of days that the plant can still wait.
  func daysLeft(after days: Int) -> Int {
    max(0, lasts - days)
  }

  /// The words that the widget shows.
  func reminder(after days: Int) -> String {
    switch daysLeft(after: days) {
    case 0: "Water today"
    case 1: "Water tomorrow"
    case let left: "Water in \(left) days"
    }
  }
}
