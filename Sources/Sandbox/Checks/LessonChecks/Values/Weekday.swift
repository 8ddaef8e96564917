import WorkerProtocol

/// A day of the week.
public enum Weekday: String, CaseIterable, Hashable, Sendable {
  /// The days in `Calendar` order, where Sunday is 1.
  case sunday, monday, tuesday, wednesday, thursday, friday, saturday

  var setting: PhoneSettings.Weekday? { PhoneSettings.Weekday(rawValue: rawValue) }
}
