import Foundation
import WidgetKit

/// A counter of the town hall, and the number that it serves.
struct Counter: Identifiable {
  var id: String { letter }
  /// As it is painted on the wall: `A`.
  let letter: String
  let number: Int
}

/// The town hall as it is from a moment on.
struct QueueEntry: TimelineEntry {
  let date: Date
  /// The number that was called last.
  let called: Int
  let counters: [Counter]
}

extension QueueEntry {
  /// The queue as a service would tell it, a step further each time.
  static func step(_ step: Int, at date: Date) -> QueueEntry {
    QueueEntry(
      date: date, called: 418 + step,
      counters: ["A", "B", "C"].enumerated().map { place, letter in
        Counter(letter: letter, number: 418 + step - place * 2)
      })
  }
}
