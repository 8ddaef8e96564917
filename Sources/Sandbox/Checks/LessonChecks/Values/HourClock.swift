import Stage

/// How the phone writes the hours: a person sets it, whatever their region has.
public enum HourClock: Hashable, Sendable {
  /// From 1 to 12, with am and pm.
  case twelveHours
  /// From 0 to 23: 24-Hour Time in Settings.
  case twentyFourHours

  var setting: PhoneSettings.Hours { self == .twelveHours ? .twelve : .twentyFour }
}
