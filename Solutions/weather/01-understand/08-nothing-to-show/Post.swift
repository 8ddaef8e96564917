import Foundation

/// Something that is on its way.
struct Parcel: Hashable {
  var content: String
  /// The day on which it comes.
  var arrival: String
}

/// What the app knows of somebody's parcels.
enum Post: Hashable {
  case signedOut
  /// The next one first.
  case parcels([Parcel])
}
