import Foundation

/// The ferry's departures, the same every day.
///
/// Leave this file as it is.
enum Timetable {
  /// The hour and minute of each departure, in chronological order.
  static var departures = [
    DateComponents(hour: 6, minute: 10), DateComponents(hour: 8, minute: 40),
    DateComponents(hour: 11, minute: 15), DateComponents(hour: 14, minute: 5),
    DateComponents(hour: 17, minute: 20), DateComponents(hour: 21, minute: 55),
  ]
}
