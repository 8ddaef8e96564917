package import Foundation

/// The limits on reloads of a widget's timeline.
///
/// Apple's "Keeping a widget up to date" mentions 40 to 70 reloads a day for a frequently viewed widget, and
/// entries at least about five minutes apart. The system's own tuning isn't published.
package enum ReloadBudget {
  /// The period in which reloads are counted, in seconds.
  package static let dayLength: TimeInterval = 24 * 60 * 60
  /// The minimum time between two reloads, in seconds.
  package static let leastInterval: TimeInterval = 5 * 60
  /// The number of reloads that the system typically allows per day.
  package static let reloadsPerDay = 40...70
}
