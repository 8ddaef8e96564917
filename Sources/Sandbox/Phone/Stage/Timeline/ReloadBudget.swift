package import Foundation

/// How often the system lets a widget's timeline be made again.
///
/// Apple's "Keeping a widget up to date" speaks of 40 to 70 reloads a day for a widget that is often
/// looked at, and of entries at least about five minutes apart. The system's own tuning is not
/// published.
package enum ReloadBudget {
  /// The window in which reloads are counted, in seconds.
  package static let dayLength: TimeInterval = 24 * 60 * 60
  /// Seconds between two reloads, however soon the second is wanted.
  package static let leastInterval: TimeInterval = 5 * 60
  /// The reloads of a day that the system typically allows.
  package static let reloadsPerDay = 40...70
}
