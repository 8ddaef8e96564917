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

/// Seconds as a clock shows them: `15:00`, `2:05:09`.
enum ClockText {
  /// Whole seconds that are left, of which the last one counts until it is over.
  ///
  /// A body asks for the date a moment after the one that is drawn: an hour from then is still an hour, and
  /// no second more.
  static func left(_ seconds: TimeInterval) -> TimeInterval {
    let moment = 0.25
    return (seconds - moment).rounded(.up)
  }

  static func string(seconds: TimeInterval, showsHours: Bool = true) -> String {
    // A date may be as far away as one likes; a clock ends somewhere.
    let whole = Int(max(0, min(seconds, 1e12)))
    func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let (minutes, rest) = (whole / 60, twoDigits(whole % 60))
    guard showsHours, minutes >= 60 else { return "\(minutes):\(rest)" }
    return "\(minutes / 60):\(twoDigits(minutes % 60)):\(rest)"
  }
}
