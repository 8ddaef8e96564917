import Foundation
import WidgetKit

/// A counter at the town hall, and the number it serves.
struct Counter: Identifiable {
  var id: String { letter }
  /// The letter on the wall: `A`.
  let letter: String
  let number: Int
}

/// The queue at the town hall, starting at a date.
struct QueueEntry: TimelineEntry {
  let date: Date
  /// The number called last.
  let called: Int
  let counters: [Counter]
}

extension QueueEntry {
  /// Returns sample data, one number further with each step.
  static func step(_ step: Int, at date: Date) -> QueueEntry {
    QueueEntry(
      date: date, called: 418 + step,
      counters: ["A", "B", "C"].enumerated().map { place, letter in
        Counter(letter: letter, number: 418 + step - place * 2)
      })
  }
}
