import Foundation

/// When the ferry leaves, every day alike.
///
/// Leave this file as it is.
enum Timetable {
  /// Hour and minute of each departure, in the order of the day.
  static var departures = [
    DateComponents(hour: 6, minute: 10), DateComponents(hour: 8, minute: 40),
    DateComponents(hour: 11, minute: 15), DateComponents(hour: 14, minute: 5),
    DateComponents(hour: 17, minute: 20), DateComponents(hour: 21, minute: 55),
  ]
}
