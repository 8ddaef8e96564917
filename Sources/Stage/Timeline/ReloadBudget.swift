package import Foundation

/// How often the system lets a widget's timeline be made again.
///
/// Apple's "Keeping a widget up to date" speaks of 40 to 70 reloads a day for a widget that is often
/// looked at, and of entries at least about five minutes apart. The system's own tuning is not
/// published; this is the middle of that range, spread over a sliding day.
package struct ReloadBudget: Hashable, Sendable {
  /// The window in which reloads are counted, in seconds.
  package static let dayLength: TimeInterval = 24 * 60 * 60
  /// Seconds between two reloads, however soon the second is wanted.
  package static let leastInterval: TimeInterval = 5 * 60

  /// The most reloads within `dayLength`; at least 1.
  package let reloadsPerDay: Int
  /// In seconds.
  package let minimumInterval: TimeInterval
  private var granted: [Date] = []

  /// A budget that nothing has been taken from yet.
  package init(reloadsPerDay: Int = 55, minimumInterval: TimeInterval = leastInterval) {
    self.reloadsPerDay = max(1, reloadsPerDay)
    self.minimumInterval = minimumInterval
  }

  /// The reloads that count, oldest first.
  package var grantedDates: [Date] { granted }

  /// When a reload wanted at `date` really happens; it is counted.
  package mutating func grant(_ date: Date) -> Date {
    var moment = date
    if let last = granted.last { moment = max(moment, last.addingTimeInterval(minimumInterval)) }
    granted.removeAll { $0 <= moment.addingTimeInterval(-Self.dayLength) }
    if granted.count >= reloadsPerDay {
      moment = max(
        moment, granted[granted.count - reloadsPerDay].addingTimeInterval(Self.dayLength))
    }
    granted.append(moment)
    return moment
  }
}
