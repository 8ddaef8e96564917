import Foundation

/// A parcel's place and remaining stops.
struct Parcel: Codable, Hashable, Sendable {
  /// The current place of the parcel, which is private.
  var place: String
  /// The number of stops left.
  var stops: Int

  /// A parcel for the gallery.
  static let sample = Parcel(place: "Daejeon", stops: 4)
}

/// The store that the app and its widget share.
///
/// Leave this file as it is.
enum ParcelStore {
  private static var shared: UserDefaults {
    UserDefaults(suiteName: "group.example.parcels") ?? .standard
  }

  /// The code of the parcel.
  ///
  /// It may contain any character.
  static var code: String {
    get { shared.string(forKey: "code") ?? "A&B 7" }
    set { shared.set(newValue, forKey: "code") }
  }

  /// The last response, or nil before the first one.
  static var last: Parcel? {
    get {
      shared.data(forKey: "last").flatMap { try? JSONDecoder().decode(Parcel.self, from: $0) }
    }
    set { shared.set(try? JSONEncoder().encode(newValue), forKey: "last") }
  }

  /// Whether the parcel may be left next door.
  static var goesNextDoor: Bool {
    get { shared.bool(forKey: "nextDoor") }
    set { shared.set(newValue, forKey: "nextDoor") }
  }
}
