import Foundation

/// The departure that the app has looked up last, where the widget finds it.
///
/// App and widget are both in the app group `group.example.trains`.
enum DepartureStore {
  // TODO: the widget's process knows nothing of what the app's process has in its memory.
  private nonisolated(unsafe) static var memory: Departure?

  /// Nil as long as nothing was saved, or where it cannot be read.
  static var last: Departure? { memory }

  static func save(_ departure: Departure) { memory = departure }
}
