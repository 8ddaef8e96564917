import WorkerProtocol

/// The phone's clock format.
///
/// The user can set it for any region.
public enum HourClock: Hashable, Sendable {
  /// Hours from 1 to 12, with am and pm.
  case twelveHours
  /// Hours from 0 to 23, as set by 24-Hour Time in Settings.
  case twentyFourHours

  var setting: PhoneSettings.Hours { self == .twelveHours ? .twelve : .twentyFour }
}
