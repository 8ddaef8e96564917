import Foundation

/// A tram that leaves a stop.
struct Tram: Identifiable, Sendable {
  /// The line number on the tram's front.
  let line: String
  let destination: String
  let platform: Int
  let departure: Date
  let isLate: Bool

  var id: Date { departure }
}

/// The transport company's data for one stop.
enum Timetable {
  /// The next four trams, one every twelve minutes.
  static func trams(after now: Date) -> [Tram] {
    let step = 12.0 * 60
    let first = (now.timeIntervalSinceReferenceDate / step).rounded(.down) * step
    return (1...4).map { number in
      let departure = Date(timeIntervalSinceReferenceDate: first + Double(number) * step)
      let count = Int((departure.timeIntervalSinceReferenceDate / step).rounded())
      return Tram(
        line: count.isMultiple(of: 2) ? "11" : "27",
        destination: count.isMultiple(of: 2) ? "Harbour" : "University", platform: count % 3 + 1,
        departure: departure, isLate: count.isMultiple(of: 3))
    }
  }
}
