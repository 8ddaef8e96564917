import Foundation

/// The last departure that the app has found, stored for the widget.
///
/// The app and the widget are both in the app group `group.example.trains`.
enum DepartureStore {
  // TODO: use a store that both processes share, because the widget can't see the app's memory.
  private nonisolated(unsafe) static var memory: Departure?

  /// The last departure, or nil if there's none or it isn't readable.
  static var last: Departure? { memory }

  static func save(_ departure: Departure) { memory = departure }
}
