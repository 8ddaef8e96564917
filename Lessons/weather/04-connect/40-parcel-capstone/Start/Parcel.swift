import Foundation

/// What is known of a parcel.
struct Parcel: Codable, Hashable, Sendable {
  /// Where it is; nobody else's business.
  var place: String
  /// How many stops are left.
  var stops: Int

  /// A parcel for the gallery.
  static let sample = Parcel(place: "Daejeon", stops: 4)
}

/// What the app and its widget keep in common.
///
/// Leave this file as it is.
enum ParcelStore {
  private static var shared: UserDefaults {
    UserDefaults(suiteName: "group.example.parcels") ?? .standard
  }

  /// The parcel that people wait for; any character may stand in its code.
  static var code: String {
    get { shared.string(forKey: "code") ?? "A&B 7" }
    set { shared.set(newValue, forKey: "code") }
  }

  /// What the service said last; nil as long as it has said nothing.
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
