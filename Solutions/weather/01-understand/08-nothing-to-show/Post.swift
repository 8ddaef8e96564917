import Foundation

/// A parcel that's on its way.
struct Parcel: Hashable {
  var content: String
  /// The day it arrives.
  var arrival: String
}

/// The app's information about the user's parcels.
enum Post: Hashable {
  case signedOut
  /// The parcels, with the next one first.
  case parcels([Parcel])
}
