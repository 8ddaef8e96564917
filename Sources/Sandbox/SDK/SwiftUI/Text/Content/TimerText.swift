import Foundation

/// A clock that runs within an interval and stops at its ends.
struct TimerText: Hashable, Sendable {
  let interval: ClosedRange<Date>
  let pauseTime: Date?
  let countsDown: Bool
  let showsHours: Bool

  func string(at date: Date) -> String {
    let now = min(max(pauseTime ?? date, interval.lowerBound), interval.upperBound)
    let seconds =
      countsDown
      ? ClockText.left(interval.upperBound.timeIntervalSince(now))
      : now.timeIntervalSince(interval.lowerBound).rounded(.down)
    return ClockText.string(seconds: seconds, showsHours: showsHours)
  }
}

/// The clock notation of seconds, such as `15:00` or `2:05:09`.
enum ClockText {
  /// Returns the remaining time in whole seconds, rounded up.
  ///
  /// A body reads the current date slightly after the date that's drawn. The tolerance keeps a timer of an
  /// hour from starting at an hour and one second.
  static func left(_ seconds: TimeInterval) -> TimeInterval {
    let moment = 0.25
    return (seconds - moment).rounded(.up)
  }

  static func string(seconds: TimeInterval, showsHours: Bool = true) -> String {
    // Dates can be arbitrarily far away, so the clock has a maximum.
    let whole = Int(max(0, min(seconds, 1e12)))
    func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let (minutes, rest) = (whole / 60, twoDigits(whole % 60))
    guard showsHours, minutes >= 60 else { return "\(minutes):\(rest)" }
    return "\(minutes / 60):\(twoDigits(minutes % 60)):\(rest)"
  }
}
